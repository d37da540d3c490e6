import { LineChart } from '@mui/x-charts/LineChart';

const snow = [12, 18, null, null, 35, 41, null, 38, null, 22];

export default function LinesGaps() {
  return (
    <LineChart
      height={280}
      xAxis={[
        { data: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], scaleType: 'point', label: 'Day in January' },
      ]}
      yAxis={[{ label: 'Snow in cm', min: 0 }]}
      series={[
        { data: snow, label: 'As measured', shape: 'square' },
        {
          data: snow.map((depth) => (depth === null ? null : depth + 30)),
          label: 'Summit, with connectNulls',
          connectNulls: true,
        },
      ]}
      title="Snow depth with days without a reading"
    />
  );
}

import { LineChart } from '@mui/x-charts/LineChart';

const readings = [
  { day: new Date(2026, 2, 2), river: 142, lake: 98 },
  { day: new Date(2026, 2, 4), river: 155, lake: 99 },
  { day: new Date(2026, 2, 9), river: 201, lake: 104 },
  { day: new Date(2026, 2, 11), river: 188, lake: 109 },
  { day: new Date(2026, 2, 18), river: 160, lake: 111 },
  { day: new Date(2026, 2, 23), river: 149, lake: 108 },
];

const shortDate = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' });
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'full' });
const centimeters = (value: number | null) => (value === null ? 'no reading' : `${value} cm`);

export default function TimeAxisChart() {
  return (
    <LineChart
      height={280}
      margin={{ right: 36 }}
      dataset={readings}
      xAxis={[
        {
          dataKey: 'day',
          scaleType: 'time',
          tickNumber: 5,
          valueFormatter: (day: Date, context) =>
            context.location === 'tick' ? shortDate.format(day) : longDate.format(day),
        },
      ]}
      yAxis={[{ label: 'Water level in cm' }]}
      series={[
        { dataKey: 'river', label: 'River', valueFormatter: centimeters },
        { dataKey: 'lake', label: 'Lake', valueFormatter: centimeters },
      ]}
      grid={{ horizontal: true }}
      title="Water levels in March"
    />
  );
}

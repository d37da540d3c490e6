import { LineChart } from '@mui/x-charts/LineChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function LineChartPlayground(props: Partial<LineChartProps>) {
  return (
    <LineChart
      height={240}
      xAxis={[{ data: DAYS, scaleType: 'point' }]}
      series={[
        { data: [14, 22, 19, 27, 31], label: 'Canoes' },
        { data: [8, 9, 12, 11, 17], label: 'Kayaks' },
      ]}
      {...props}
    />
  );
}

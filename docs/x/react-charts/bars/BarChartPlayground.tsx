import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartProps } from '@mui/x-charts/BarChart';

const MONTHS = ['April', 'May', 'June'];

export default function BarChartPlayground(props: Partial<BarChartProps>) {
  return (
    <BarChart
      height={240}
      xAxis={[{ data: MONTHS }]}
      series={[
        { data: [12, 18, 25], label: 'Beans' },
        { data: [8, 9, 14], label: 'Peas' },
      ]}
      {...props}
    />
  );
}

import { PieChart } from '@mui/x-charts/PieChart';
import type { PieChartProps } from '@mui/x-charts/PieChart';

const PARTS = [
  { value: 45, label: 'Clay' },
  { value: 35, label: 'Sand' },
  { value: 20, label: 'Peat' },
];

export default function PieChartPlayground(props: Partial<PieChartProps>) {
  return <PieChart height={220} series={[{ data: PARTS }]} {...props} />;
}

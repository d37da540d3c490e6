import { BarChart } from '@mui/x-charts/BarChart';

const rows = [
  { month: 'January', repaired: 34, returned: 6 },
  { month: 'February', repaired: 41, returned: 9 },
  { month: 'March', repaired: 52, returned: 5 },
];

export default function QuickstartRaw() {
  return (
    <BarChart
      height={260}
      dataset={rows}
      xAxis={[{ dataKey: 'month' }]}
      series={[{ dataKey: 'repaired' }, { dataKey: 'returned' }]}
      title="Repair café"
    />
  );
}

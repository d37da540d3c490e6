import { LineChart } from '@mui/x-charts/LineChart';

export default function FirstChart() {
  return (
    <LineChart
      height={260}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'point' }]}
      series={[{ data: [12, 19, 15, 24, 21], label: 'Loans' }]}
      title="Bicycles on loan from Monday to Friday"
    />
  );
}

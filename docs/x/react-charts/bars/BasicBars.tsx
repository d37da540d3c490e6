import { BarChart } from '@mui/x-charts/BarChart';

export default function BasicBars() {
  return (
    <BarChart
      height={300}
      xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] }]}
      series={[{ data: [214, 187, 236, 198, 305, 421], label: 'Library visits' }]}
      title="Library visits from Monday to Saturday"
    />
  );
}

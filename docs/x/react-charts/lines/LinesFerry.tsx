import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

export default function LinesFerry() {
  return (
    <LineChart
      height={280}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[{ label: 'Passengers in thousands', min: 0 }]}
      series={[
        { data: [21, 19, 24, 33, 41, 52, 68, 71], label: 'North crossing' },
        { data: [14, 15, 15, 22, 27, 31, 38, 36], label: 'South crossing', shape: 'diamond' },
      ]}
      grid={{ horizontal: true }}
      title="Passengers of two ferry lines"
      desc="Both lines grow until summer. The north crossing reaches 71 thousand in August."
    />
  );
}

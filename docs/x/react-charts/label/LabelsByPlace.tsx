import { LineChart } from '@mui/x-charts/LineChart';

const stations = [
  { short: 'Weir', long: 'Weir, 200 m below the mill', data: [7.1, 7.4, 8.2, 9.6, 11.3] },
  { short: 'Ford', long: 'Ford, at the road to the quarry', data: [7.3, 7.9, 8.8, 10.4, 12.6] },
];

export default function LabelsByPlace() {
  return (
    <LineChart
      height={280}
      xAxis={[{ data: ['Mar', 'Apr', 'May', 'Jun', 'Jul'], scaleType: 'point' }]}
      yAxis={[{ label: 'Water temperature in °C' }]}
      series={stations.map(({ short, long, data }) => ({
        data,
        label: (location) => (location === 'legend' ? short : long),
      }))}
      title="Water temperature at two stations"
    />
  );
}

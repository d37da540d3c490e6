import { RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarBasics() {
  return (
    <RadarChart
      height={320}
      radar={{ max: 5, metrics: ['Taste', 'Yield', 'Storage', 'Health', 'Size'] }}
      series={[
        { label: 'Early apple', data: [4.6, 2.8, 1.5, 3.2, 3] },
        { label: 'Winter apple', data: [3.4, 4.1, 4.8, 4, 3.6] },
      ]}
      title="Ratings of two apple varieties, from 0 to 5"
      desc="The early apple leads in taste, the winter apple in everything else."
    />
  );
}

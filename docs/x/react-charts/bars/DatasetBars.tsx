import { BarChart } from '@mui/x-charts/BarChart';

const journeys = [
  { year: '2022', bicycle: 31, tram: 44, car: 52 },
  { year: '2023', bicycle: 36, tram: 47, car: 49 },
  { year: '2024', bicycle: 43, tram: 51, car: 44 },
  { year: '2025', bicycle: 48, tram: 56, car: 39 },
];

const thousands = (value: number | null) => (value === null ? 'no data' : `${value},000 a day`);

export default function DatasetBars() {
  return (
    <BarChart
      height={300}
      dataset={journeys}
      xAxis={[{ dataKey: 'year' }]}
      series={[
        { dataKey: 'bicycle', label: 'Bicycle', valueFormatter: thousands },
        { dataKey: 'tram', label: 'Tram', valueFormatter: thousands },
        { dataKey: 'car', label: 'Car', valueFormatter: thousands },
      ]}
      grid={{ horizontal: true }}
      title="Journeys by means of transport"
    />
  );
}

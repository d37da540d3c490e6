import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = [
  { name: 'Seats', max: 200 },
  { name: 'Speed', max: 40 },
  { name: 'Range', max: 120 },
  { name: 'Cars', max: 60 },
];

const units: Record<string, string> = {
  Seats: 'Seats',
  Speed: 'Speed in km/h',
  Range: 'Range in km',
  Cars: 'Cars on board',
};

export default function RadarMetrics() {
  return (
    <RadarChart
      height={320}
      radar={{
        metrics,
        startAngle: 45,
        labelFormatter: (name, { location }) =>
          location === 'tooltip' ? (units[name] ?? name) : name,
      }}
      series={[
        { label: 'Old ferry', data: [180, 24, 60, 48] },
        { label: 'New ferry', data: [120, 36, 95, 22] },
      ]}
      title="Specifications of two ferries"
      desc="The new ferry is faster and goes farther, but carries fewer people and cars."
    />
  );
}

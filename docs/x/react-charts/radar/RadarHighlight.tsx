import { RadarChart } from '@mui/x-charts/RadarChart';

export default function RadarHighlight() {
  return (
    <RadarChart
      height={320}
      highlight="series"
      radar={{ max: 100, metrics: ['Monday', 'Tuesday', 'Wed', 'Thursday', 'Friday', 'Sat'] }}
      series={[
        { label: 'Workshop A', data: [62, 80, 74, 85, 51, 20], fillArea: true, hideMark: true },
        { label: 'Workshop B', data: [35, 41, 66, 58, 90, 97], fillArea: true, hideMark: true },
      ]}
      slotProps={{ tooltip: { trigger: 'item' }, legend: { toggleVisibilityOnClick: true } }}
      title="Use of two workshops by day, in percent"
    />
  );
}

import { ScatterChart } from '@mui/x-charts/ScatterChart';

const trails = [
  { id: 1, x: 4.2, y: 120 },
  { id: 2, x: 6.8, y: 310 },
  { id: 3, x: 9.5, y: 260 },
  { id: 4, x: 11.3, y: 640 },
  { id: 5, x: 14.1, y: 820 },
  { id: 6, x: 15.6, y: 480 },
];

export default function HighlightCrosshair() {
  return (
    <ScatterChart
      height={280}
      xAxis={[{ label: 'Length in km', height: 55, min: 0 }]}
      yAxis={[{ label: 'Ascent in m', min: 0 }]}
      series={[{ data: trails, label: 'Trail', markerSize: 6 }]}
      axisHighlight={{ x: 'line', y: 'line' }}
      hideLegend
      title="Length and ascent of six trails"
    />
  );
}

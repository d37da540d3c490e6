import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const springs = [
  { x: 12, y: 410, z: 6 },
  { x: 19, y: 530, z: 7 },
  { x: 27, y: 380, z: 9 },
  { x: 34, y: 720, z: 12 },
  { x: 41, y: 650, z: 14 },
  { x: 48, y: 890, z: 17 },
  { x: 55, y: 830, z: 21 },
];

export default function ScatterColourByValue() {
  return (
    <ScatterChart
      height={320}
      xAxis={[{ label: 'Depth in m' }]}
      yAxis={[{ label: 'Minerals in mg/l', min: 0, width: 60 }]}
      zAxis={[{ colorMap: { type: 'continuous', min: 5, max: 22, color: ['#4a86c5', '#d1495b'] } }]}
      series={[
        {
          data: springs,
          label: 'Springs',
          markerSize: 8,
          valueFormatter: (point) =>
            point === null ? '' : `${point.x} m deep, ${point.y} mg/l, ${point.z} °C`,
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{ legend: { axisDirection: 'z', minLabel: '5 °C', maxLabel: '22 °C' } }}
      title="Depth, minerals and temperature of seven springs"
      desc="Deeper springs are warmer and carry more minerals."
    />
  );
}

import { ScatterChart } from '@mui/x-charts/ScatterChart';

const oaks = [
  { id: 'oak-1', x: 24, y: 9 },
  { id: 'oak-2', x: 31, y: 12 },
  { id: 'oak-3', x: 42, y: 15 },
  { id: 'oak-4', x: 55, y: 18 },
  { id: 'oak-5', x: 63, y: 19 },
];

const poplars = [
  { id: 'poplar-1', x: 20, y: 14 },
  { id: 'poplar-2', x: 28, y: 19 },
  { id: 'poplar-3', x: 36, y: 24 },
  { id: 'poplar-4', x: 44, y: 27 },
  { id: 'poplar-5', x: 51, y: 30 },
];

export default function ScatterBasics() {
  return (
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Trunk diameter in cm' }]}
      yAxis={[{ label: 'Height in m' }]}
      series={[
        { data: oaks, label: 'Oaks' },
        { data: poplars, label: 'Poplars' },
      ]}
      grid={{ horizontal: true, vertical: true }}
      title="Trunk diameter and height of ten park trees"
      desc="Poplars of the same diameter are about eight metres taller than oaks."
    />
  );
}

import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const courses = [
  { name: 'Bookbinding', x: 6, y: 4.7 },
  { name: 'Pottery', x: 14, y: 4.5 },
  { name: 'Welding', x: 9, y: 3.4 },
  { name: 'Sewing', x: 16, y: 3.7 },
  { name: 'Beekeeping', x: 12, y: 4.8 },
  { name: 'Carving', x: 5, y: 3.2 },
];

export default function ScatterQuadrants() {
  return (
    <ScatterChart
      height={320}
      xAxis={[{ label: 'Participants', height: 55, min: 0, max: 20 }]}
      yAxis={[{ label: 'Rating', min: 3, max: 5 }]}
      series={[
        {
          data: courses,
          label: 'Courses',
          markerSize: 6,
          valueFormatter: (point, { dataIndex }) =>
            `${courses[dataIndex]?.name}: ${point?.x} participants, rated ${point?.y}`,
        },
      ]}
      hideLegend
      title="Participants and rating of six courses"
      desc="Pottery and beekeeping are both full and rated above four."
    >
      <ChartsReferenceLine x={10} label="Full from 10" labelAlign="start" />
      <ChartsReferenceLine y={4} label="Good from 4" labelAlign="end" />
    </ScatterChart>
  );
}

import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';

const shapes = { morning: 'M 0 -6 L 6 6 L -6 6 Z', evening: 'M -5 -5 H 5 V 5 H -5 Z' };

function ShapeMarker({ x, y, color, seriesId, isFaded, isHighlighted }: ScatterMarkerProps) {
  return (
    <path
      d={seriesId === 'morning' ? shapes.morning : shapes.evening}
      transform={`translate(${x}, ${y}) scale(${isHighlighted ? 1.3 : 1})`}
      fill={color}
      opacity={isFaded ? 0.3 : 1}
    />
  );
}

function TriangleMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="-7 -7 14 14">
      <path className={className} d={shapes.morning} fill={color} />
    </svg>
  );
}

const highlightScope = { highlight: 'item', fade: 'global' } as const;
const morning = [14, 22, 31, 37].map((load, index) => ({ x: load, y: 2 + index * 3 }));
const evening = [11, 18, 26, 34].map((load, index) => ({ x: load, y: 4 + index * 4 }));

export default function ScatterShapes() {
  return (
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Cars on board' }]}
      yAxis={[{ label: 'Delay in minutes', min: 0 }]}
      series={[
        {
          id: 'morning',
          data: morning,
          label: 'Morning',
          labelMarkType: TriangleMark,
          highlightScope,
        },
        { id: 'evening', data: evening, label: 'Evening', labelMarkType: 'square', highlightScope },
      ]}
      slots={{ marker: ShapeMarker }}
      title="Load and delay of a ferry"
    />
  );
}

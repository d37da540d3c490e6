import * as React from 'react';
import type { ChartsLabelCustomMarkProps } from '@mui/x-charts/ChartsLabel';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import type { ScatterMarkerProps } from '@mui/x-charts/ScatterChart';
import { createTowns } from '../../_data/chartTowns';

const shapes: Record<string, string> = {
  Coast: 'M 0 -6 L 6 6 L -6 6 Z',
  Highlands: 'M -5 -5 H 5 V 5 H -5 Z',
};

function ShapeMarker({ x, y, color, seriesId, isFaded, isHighlighted }: ScatterMarkerProps) {
  return (
    <path
      d={shapes[seriesId]}
      transform={`translate(${x}, ${y}) scale(${isHighlighted ? 1.3 : 1})`}
      fill={color}
      opacity={isFaded ? 0.3 : 1}
    />
  );
}

function TriangleMark({ className, color }: ChartsLabelCustomMarkProps) {
  return (
    <svg viewBox="-7 -7 14 14">
      <path className={className} d={shapes.Coast} fill={color} />
    </svg>
  );
}

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function ScatterShapes() {
  const [towns] = React.useState(() => createTowns(120));
  const points = (region: string) =>
    towns
      .filter((town) => town.region === region)
      .map(({ id, income, commute }) => ({ id, x: income, y: commute }));

  return (
    <ScatterChart
      height={320}
      xAxis={[{ label: 'Income in dollars per month', height: 55 }]}
      yAxis={[{ label: 'Commute in minutes', width: 60 }]}
      series={[
        {
          id: 'Coast',
          data: points('Coast'),
          label: 'Coast',
          labelMarkType: TriangleMark,
          highlightScope,
        },
        {
          id: 'Highlands',
          data: points('Highlands'),
          label: 'Highlands',
          labelMarkType: 'square',
          highlightScope,
        },
      ]}
      slots={{ marker: ShapeMarker }}
      title="Income and commute on the coast and in the highlands"
    />
  );
}

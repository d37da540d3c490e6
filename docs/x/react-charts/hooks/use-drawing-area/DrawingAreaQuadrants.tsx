import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTowns } from '../../../_data/chartTowns';

const NAMES = [
  'Cheap, long commute',
  'Expensive, long commute',
  'Cheap, short commute',
  'Expensive, short commute',
];

/** Divides the plot into four named quadrants. */
function Quadrants() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { left, top, width, height } = useDrawingArea();
  const [halfWidth, halfHeight] = [width / 2, height / 2];

  return (
    <g>
      {NAMES.map((name, index) => {
        const x = left + (index % 2) * halfWidth;
        const y = top + Math.floor(index / 2) * halfHeight;
        const isTinted = index === 0 || index === 3;
        return (
          <g key={name}>
            <rect
              x={x}
              y={y}
              width={halfWidth}
              height={halfHeight}
              fill={isTinted ? palette.action.hover : 'none'}
            />
            <text x={x + 8} y={y + 18} direction="ltr" fontSize={12} fill={palette.text.secondary}>
              {name}
            </text>
          </g>
        );
      })}
    </g>
  );
}

export default function DrawingAreaQuadrants() {
  const [points] = React.useState(() =>
    createTowns(140).map(({ id, rent, commute }) => ({ id, x: rent, y: commute })),
  );

  return (
    <ScatterChart
      height={320}
      xAxis={[{ label: 'Rent (USD per month)', height: 55, min: 400, max: 2000 }]}
      yAxis={[{ label: 'Commute (minutes)', min: 0, max: 60 }]}
      series={[{ data: points, label: 'Towns' }]}
      hideLegend
      title="Rent and commute in 140 towns, in four quadrants"
    >
      <Quadrants />
    </ScatterChart>
  );
}

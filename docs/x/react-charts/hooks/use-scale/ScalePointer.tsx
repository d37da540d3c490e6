import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { createTowns } from '../../../_data/chartTowns';

/** A crosshair that prints the values under the pointer. */
function Crosshair() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { left, top, width, height } = useDrawingArea();
  const xScale = useXScale<'linear'>();
  const yScale = useYScale<'linear'>();
  const [point, setPoint] = React.useState<{ x: number; y: number } | null>(null);

  return (
    <g>
      {point && (
        <g pointerEvents="none" stroke={palette.text.secondary} strokeDasharray="3 3">
          <path d={`M${point.x} ${top}v${height}M${left} ${point.y}h${width}`} />
          <text
            x={left + 8}
            y={top + 16}
            direction="ltr"
            fill={palette.text.primary}
            stroke="none"
            fontSize={13}
          >
            {Math.round(xScale.invert(point.x))} USD income, {Math.round(yScale.invert(point.y))}{' '}
            USD rent
          </text>
        </g>
      )}
      <rect
        x={left}
        y={top}
        width={width}
        height={height}
        fill="transparent"
        onPointerMove={({ currentTarget, clientX, clientY }) => {
          const box = currentTarget.getBoundingClientRect();
          setPoint({ x: left + clientX - box.left, y: top + clientY - box.top });
        }}
        onPointerLeave={() => setPoint(null)}
      />
    </g>
  );
}

export default function ScalePointer() {
  const [points] = React.useState(() =>
    createTowns(120).map(({ id, income, rent }) => ({ id, x: income, y: rent })),
  );

  return (
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Income (USD per month)', height: 55 }]}
      yAxis={[{ label: 'Rent (USD per month)', width: 70 }]}
      series={[{ data: points, label: 'Towns' }]}
      hideLegend
      title="Income and rent in 120 towns, with a crosshair"
    >
      <Crosshair />
    </ScatterChart>
  );
}

import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { createMonthlyClimate } from '../../../_data/chartClimate';

/** Shades the values between two limits. */
function Comfort({ from, to }: { from: number; to: number }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { left, width } = useDrawingArea();
  const yScale = useYScale<'linear'>();
  const [top, bottom] = [yScale(to), yScale(from)];

  return (
    <g>
      <rect
        x={left}
        y={top}
        width={width}
        height={bottom - top}
        fill={palette.success.main}
        opacity={0.2}
      />
      <text x={left + 8} y={top + 16} direction="ltr" fill={palette.text.primary} fontSize={13}>
        {from} to {to} °C
      </text>
    </g>
  );
}

export default function ScaleTarget() {
  const [months] = React.useState(() => createMonthlyClimate('Tokyo'));

  return (
    <BarChart
      height={280}
      xAxis={[{ data: months.map(({ month }) => month) }]}
      yAxis={[{ max: 32, label: 'Temperature (°C)' }]}
      series={[{ data: months.map(({ temperature }) => temperature) }]}
      title="Temperature in Tokyo, with a comfortable range"
    >
      <Comfort from={18} to={24} />
    </BarChart>
  );
}

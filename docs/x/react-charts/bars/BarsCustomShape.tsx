import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarProps } from '@mui/x-charts/BarChart';
import { createMonthlyClimate } from '../../_data/chartClimate';

/** A bar whose upper end is an arrow. */
function ArrowBar({ x, y, width, height, color, ownerState }: BarProps) {
  const tip = Math.min(12, Number(height));
  const left = Number(x);
  const top = Number(y);
  const right = left + Number(width);
  const bottom = top + Number(height);
  const middle = (left + right) / 2;

  return (
    <path
      d={`M${left} ${bottom}V${top + tip}L${middle} ${top}L${right} ${top + tip}V${bottom}Z`}
      fill={color}
      opacity={ownerState.isFaded ? 0.3 : 1}
    />
  );
}

export default function BarsCustomShape() {
  const [months] = React.useState(() => createMonthlyClimate('Cairo'));

  return (
    <BarChart
      height={280}
      xAxis={[{ data: months.map(({ month }) => month) }]}
      yAxis={[{ label: 'Hours of sun', width: 60 }]}
      series={[{ data: months.map(({ sun }) => sun), label: 'Sun' }]}
      slots={{ bar: ArrowBar }}
      hideLegend
      title="Hours of sun in Cairo by month"
    />
  );
}

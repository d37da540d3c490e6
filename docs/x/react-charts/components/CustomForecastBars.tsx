import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarProps } from '@mui/x-charts/BarChart';

const years = ['2023', '2024', '2025', '2026 (plan)', '2027 (plan)'];
const FIRST_PLANNED = 3;

function ForecastBar({ x, y, width, height, color, dataIndex, className }: BarProps) {
  const patternId = React.useId();
  const isPlan = dataIndex >= FIRST_PLANNED;

  return (
    <g className={className}>
      <pattern
        id={patternId}
        width={8}
        height={8}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={3} height={8} fill={color} />
      </pattern>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        fill={isPlan ? `url(#${patternId})` : color}
        stroke={color}
      />
    </g>
  );
}

export default function CustomForecastBars() {
  return (
    <BarChart
      height={280}
      xAxis={[{ data: years }]}
      yAxis={[{ label: 'Kilometers' }]}
      series={[{ data: [42, 47, 55, 63, 70], label: 'Cycle lanes' }]}
      slots={{ bar: ForecastBar }}
      hideLegend
      title="Cycle lanes in the town, with two planned years"
    />
  );
}

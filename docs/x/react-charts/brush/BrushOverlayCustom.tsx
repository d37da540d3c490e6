import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { useBrush, useDrawingArea, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { createClimate } from '../../_data/chartClimate';

/** Two lines and a label instead of the gray area. */
function Ruler({ dates, values }: { dates: readonly Date[]; values: readonly number[] }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const brush = useBrush();
  const xScale = useXScale<'time'>();
  const yScale = useYScale<'linear'>();
  const { top, height } = useDrawingArea();
  if (!brush) return null;

  const valueAt = (x: number) => {
    const next = dates.findIndex((date) => xScale(date) >= x);
    return values[next === -1 ? values.length - 1 : next] ?? 0;
  };
  const ends = [brush.start.x, brush.current.x];
  const difference = valueAt(brush.current.x) - valueAt(brush.start.x);

  return (
    <g pointerEvents="none">
      {ends.map((x, index) => (
        <g key={index}>
          <path
            d={`M${x} ${top}v${height}`}
            stroke={palette.text.secondary}
            strokeDasharray="4 3"
          />
          <circle cx={x} cy={yScale(valueAt(x))} r={5} fill={palette.secondary.main} />
        </g>
      ))}
      <text
        x={(brush.start.x + brush.current.x) / 2}
        y={top + 16}
        textAnchor="middle"
        direction="ltr"
        fill={palette.text.primary}
      >
        {difference >= 0 ? '+' : '−'}
        {Math.abs(difference).toFixed(1)} °C
      </text>
    </g>
  );
}

export default function BrushOverlayCustom() {
  const [days] = React.useState(() => createClimate(180, 'Oslo'));
  const dates = days.map(({ date }) => date);
  const means = days.map(({ mean }) => mean);

  return (
    <LineChart
      height={300}
      xAxis={[
        {
          data: dates,
          scaleType: 'time',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
        },
      ]}
      yAxis={[{ label: 'Temperature (°C)' }]}
      series={[{ data: means, label: 'Oslo', showMark: false }]}
      brushConfig={{ enabled: true }}
      hideLegend
      title="Mean temperature in Oslo, with a ruler"
    >
      <Ruler dates={dates} values={means} />
    </LineChart>
  );
}

import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { useLineSeries, useXAxis, useYAxis } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPrices } from '../../../_data/prices';

/** A label at the last value, in the format of the axis. */
function Latest() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { scale: xScale, data: dates = [] } = useXAxis<'time'>();
  const { scale: yScale, valueFormatter } = useYAxis<'linear'>();
  const [series] = useLineSeries();
  const value = series?.data.at(-1) ?? 0;
  const label = valueFormatter?.(value, { location: 'tooltip', scale: yScale }) ?? value;
  const [x, y] = [xScale(dates.at(-1)), yScale(value)];

  return (
    <g>
      <circle cx={x} cy={y} r={4} fill={series?.color} />
      <text x={x + 8} y={y + 4} direction="ltr" fill={palette.text.primary} fontSize={13}>
        {label}
      </text>
    </g>
  );
}

export default function AxesLatest() {
  const [prices] = React.useState(() => createPrices(120, 60, 9));

  return (
    <LineChart
      height={280}
      margin={{ right: 72 }}
      xAxis={[
        {
          data: prices.map(({ date }) => date),
          scaleType: 'time',
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
        },
      ]}
      yAxis={[{ width: 60, valueFormatter: (value: number) => `$${value.toFixed(2)}` }]}
      series={[{ data: prices.map(({ close }) => close), label: 'Close', showMark: false }]}
      hideLegend
      title="Closing prices with the latest one"
    >
      <Latest />
    </LineChart>
  );
}

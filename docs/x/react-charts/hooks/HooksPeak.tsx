import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { useLineSeries, useXAxis, useXScale, useYScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { createTraffic } from '../../_data/chartTraffic';

/** Marks the highest value of a series, wherever the data puts it. */
function Peak({ seriesId }: { seriesId: string }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const series = useLineSeries(seriesId);
  const { data: times = [] } = useXAxis<'time'>();
  const xScale = useXScale<'time'>();
  const yScale = useYScale<'linear'>();
  if (!series) return null;

  const values = series.data.map((value) => value ?? 0);
  const peak = Math.max(...values);
  const x = xScale(times[values.indexOf(peak)]);
  const y = yScale(peak);

  return (
    <g>
      <circle cx={x} cy={y} r={6} fill="none" stroke={palette.text.primary} strokeWidth={2} />
      <text
        x={x}
        y={y - 12}
        textAnchor="middle"
        direction="ltr"
        fill={palette.text.primary}
        fontSize={14}
      >
        {peak.toLocaleString('en-US')} visits
      </text>
    </g>
  );
}

export default function HooksPeak() {
  const [hours] = React.useState(() => createTraffic(96));

  return (
    <LineChart
      height={300}
      margin={{ right: 40 }}
      xAxis={[
        {
          data: hours.map(({ time }) => time),
          scaleType: 'time',
          valueFormatter: (time: Date) =>
            time.toLocaleString('en-US', { weekday: 'short', hour: 'numeric' }),
        },
      ]}
      yAxis={[{ max: 3500, width: 52 }]}
      series={[
        { id: 'visits', data: hours.map(({ visits }) => visits), area: true, showMark: false },
      ]}
      title="Website visits over four days, with the busiest hour"
    >
      <Peak seriesId="visits" />
    </LineChart>
  );
}

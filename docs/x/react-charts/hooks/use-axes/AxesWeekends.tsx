import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea, useXAxis } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { createTraffic } from '../../../_data/chartTraffic';

const HOUR = 60 * 60 * 1000;

/** Shades the weekends, which it finds in the data of the axis. */
function Weekends() {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const { data = [], scale } = useXAxis<'time'>();
  const { top, height } = useDrawingArea();
  const hours = data.filter((time: Date) => [0, 6].includes(time.getDay()));

  return hours.map((time: Date) => {
    const end = new Date(time.getTime() + HOUR);
    const right = Math.min(scale(end), Math.max(...scale.range()));
    return (
      <rect
        key={time.getTime()}
        x={scale(time)}
        y={top}
        width={Math.max(0, right - scale(time)) + 0.5}
        height={height}
        fill={palette.action.hover}
      />
    );
  });
}

export default function AxesWeekends() {
  const [hours] = React.useState(() => createTraffic(336));

  return (
    <LineChart
      height={280}
      margin={{ right: 40 }}
      xAxis={[
        {
          data: hours.map(({ time }) => time),
          scaleType: 'time',
          valueFormatter: (time: Date) =>
            time.toLocaleDateString('en-US', {
              weekday: 'short',
              month: 'numeric',
              day: 'numeric',
            }),
        },
      ]}
      yAxis={[{ width: 52 }]}
      series={[{ data: hours.map(({ visits }) => visits), label: 'Visits', showMark: false }]}
      hideLegend
      title="Website visits over two weeks, with shaded weekends"
    >
      <Weekends />
    </LineChart>
  );
}

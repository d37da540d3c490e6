import * as React from 'react';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { useTheme } from '@mui/material/styles';
import Stack from '@mui/material/Stack';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { useBrush, useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { createTraffic } from '../../_data/chartTraffic';

type Range = readonly [Date, Date];

/** Reports the brushed range and keeps showing the last one. */
function Window({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const brush = useBrush();
  const xScale = useXScale<'time'>();
  const { top, height } = useDrawingArea();

  const ends = brush ? [brush.start.x, brush.current.x] : [];
  const isWide = Math.abs((ends[0] ?? 0) - (ends[1] ?? 0)) >= 4;
  const [from, to] = ends.map((x) => Number(xScale.invert(x))).sort((a, b) => a - b);

  React.useEffect(() => {
    if (isWide && from !== undefined && to !== undefined) {
      onChange([new Date(from), new Date(to)]);
    }
  }, [isWide, from, to, onChange]);

  const [x1, x2] = [xScale(range[0]), xScale(range[1])];
  return brush ? (
    <ChartsBrushOverlay />
  ) : (
    <rect
      x={x1}
      y={top}
      width={x2 - x1}
      height={height}
      fill={palette.primary.main}
      opacity={0.2}
    />
  );
}

export default function BrushDetail() {
  const [hours] = React.useState(() => createTraffic(336));
  const [range, setRange] = React.useState<Range>(() => [
    hours[48]?.time ?? new Date(2025, 5, 4),
    hours[120]?.time ?? new Date(2025, 5, 7),
  ]);
  const times = hours.map(({ time }) => time);
  const series = [{ data: hours.map(({ visits }) => visits), label: 'Visits', showMark: false }];
  const day = (time: Date) =>
    time.toLocaleDateString('en-US', { weekday: 'short', month: 'numeric', day: 'numeric' });
  const moment = (time: Date) =>
    time.toLocaleString('en-US', { weekday: 'short', hour: 'numeric' });

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        height={240}
        margin={{ right: 40 }}
        skipAnimation
        xAxis={[
          {
            data: times,
            scaleType: 'time',
            min: range[0],
            max: range[1],
            valueFormatter: moment,
            domainLimit: 'strict',
          },
        ]}
        series={series}
        hideLegend
        title="Website visits in the selected hours"
      />
      <LineChart
        height={110}
        margin={{ right: 40 }}
        skipAnimation
        xAxis={[{ data: times, scaleType: 'time', valueFormatter: day }]}
        yAxis={[{ tickNumber: 2 }]}
        series={series}
        brushConfig={{ enabled: true }}
        hideLegend
        title="Visits in two weeks, with the selected hours marked"
      >
        <Window range={range} onChange={setRange} />
      </LineChart>
    </Stack>
  );
}

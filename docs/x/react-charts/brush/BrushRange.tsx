import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { useBrush, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPrices } from '../../_data/prices';

type Range = readonly [Date, Date];

/** Turns the brush from pixels into dates, and keeps the last range after the gesture. */
function RangeReader({ onChange }: { onChange: (range: Range) => void }) {
  const brush = useBrush();
  const xScale = useXScale<'time'>();

  const ends = brush ? [brush.start.x, brush.current.x].map((x) => Number(xScale.invert(x))) : [];
  const [from, to] = ends.sort((a, b) => a - b);

  // Numbers as dependencies: the scale is a new function whenever the chart renders.
  React.useEffect(() => {
    if (from !== undefined && to !== undefined) onChange([new Date(from), new Date(to)]);
  }, [from, to, onChange]);

  return null;
}

const day = (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'medium' });

export default function BrushRange() {
  const [prices] = React.useState(() => createPrices(250));
  const [range, setRange] = React.useState<Range | null>(null);

  const inside = range ? prices.filter(({ date }) => date >= range[0] && date <= range[1]) : [];
  const [first, last] = [inside.at(0), inside.at(-1)];
  const change = first && last ? (last.close / first.close - 1) * 100 : 0;

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <LineChart
        height={300}
        margin={{ right: 48 }}
        xAxis={[{ data: prices.map(({ date }) => date), scaleType: 'time', valueFormatter: day }]}
        yAxis={[{ width: 52, valueFormatter: (value: number) => `$${value}` }]}
        series={[{ data: prices.map(({ close }) => close), label: 'Close', showMark: false }]}
        brushConfig={{ enabled: true }}
        hideLegend
        title="Closing prices of a share"
      >
        <RangeReader onChange={setRange} />
        <ChartsBrushOverlay />
      </LineChart>
      <Typography role="status">
        {first && last
          ? `${day(first.date)} to ${day(last.date)}: ${change >= 0 ? '+' : ''}${change.toFixed(1)}%`
          : 'Drag across the chart to measure a change.'}
      </Typography>
    </Stack>
  );
}

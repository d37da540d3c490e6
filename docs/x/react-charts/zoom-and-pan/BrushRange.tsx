import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ChartsBrushOverlay } from '@mui/x-charts/ChartsBrushOverlay';
import { useBrush, useXScale } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPrices } from '../../_data/prices';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

interface Range {
  from: Date;
  to: Date;
}

/** Reports the selected dates while the pointer is down. */
function BrushReporter({ onChange }: { onChange: (range: Range) => void }) {
  const brush = useBrush();
  const scale = useXScale<'time'>();
  const ends = brush ? [brush.start.x, brush.current.x].map((x) => Number(scale.invert(x))) : [];
  const [from, to] = ends.sort((a, b) => a - b);

  // Numbers as dependencies: the scale is a new function whenever the chart renders.
  React.useEffect(() => {
    if (from !== undefined && to !== undefined)
      onChange({ from: new Date(from), to: new Date(to) });
  }, [from, to, onChange]);

  return null;
}

export default function BrushRange() {
  const [prices] = React.useState(() => createPrices(365));
  const [range, setRange] = React.useState<Range | null>(null);
  const chosen = prices.filter(({ date }) => range && date >= range.from && date <= range.to);
  const first = chosen.at(0);
  const last = chosen.at(-1);

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChart
        height={280}
        brushConfig={{ enabled: true }}
        xAxis={[
          {
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : day.format(date),
            data: prices.map(({ date }) => date),
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ valueFormatter: (value: number) => `$${value}`, width: 52 }]}
        series={[{ data: prices.map(({ close }) => close), label: 'Close', showMark: false }]}
        hideLegend
        title="Closing prices over one year"
      >
        <BrushReporter onChange={setRange} />
        <ChartsBrushOverlay />
      </LineChart>
      <Typography variant="body2" role="status">
        {first && last
          ? `${day.format(first.date)} to ${day.format(last.date)}: ${((last.close / first.close - 1) * 100).toFixed(1)}%`
          : 'Drag over the chart to measure a period.'}
      </Typography>
    </Stack>
  );
}

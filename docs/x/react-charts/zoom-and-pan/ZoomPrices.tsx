import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { createPrices } from '../../_data/prices';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const DAYS = 900;
const RANGES = [
  { label: '1 month', days: 30 },
  { label: '6 months', days: 182 },
  { label: '1 year', days: 365 },
  { label: 'All', days: DAYS },
];

export default function ZoomPrices() {
  const [prices] = React.useState(() => createPrices(DAYS));
  const [zoom, setZoom] = React.useState<ZoomData[]>([{ axisId: 'day', start: 60, end: 100 }]);

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {RANGES.map(({ label, days }) => (
          <Button
            key={label}
            size="small"
            onClick={() => setZoom([{ axisId: 'day', start: 100 - (days / DAYS) * 100, end: 100 }])}
          >
            {label}
          </Button>
        ))}
      </Stack>
      <LineChartPro
        height={380}
        xAxis={[
          {
            id: 'day',
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
            data: prices.map(({ date }) => date),
            zoom: {
              minSpan: 2,
              filterMode: 'discard',
              slider: { enabled: true, preview: true },
            },
          },
        ]}
        yAxis={[{ valueFormatter: (value: number) => `$${value}`, width: 52 }]}
        series={[
          {
            data: prices.map(({ close }) => close),
            label: 'Close',
            area: true,
            baseline: 'min',
            showMark: false,
          },
        ]}
        zoomData={zoom}
        onZoomChange={setZoom}
        zoomInteractionConfig={{
          zoom: [{ type: 'wheel', requiredKeys: ['Control'] }, 'pinch', 'brush', 'doubleTapReset'],
          pan: [{ type: 'drag', requiredKeys: ['Shift'] }, 'pressAndDrag'],
        }}
        hideLegend
        title="Closing prices over 900 days"
      />
    </Stack>
  );
}

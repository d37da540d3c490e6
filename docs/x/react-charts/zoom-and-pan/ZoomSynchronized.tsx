import * as React from 'react';
import Stack from '@mui/material/Stack';
import { BarChartPro } from '@mui/x-charts-pro/BarChartPro';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type { ZoomData } from '@mui/x-charts-pro/models';
import { createPrices } from '../../_data/prices';

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: '2-digit' });

export default function ZoomSynchronized() {
  const [prices] = React.useState(() => createPrices(400));
  const [zoom, setZoom] = React.useState<ZoomData[]>([{ axisId: 'day', start: 55, end: 85 }]);
  const dates = prices.map(({ date }) => day.format(date));

  return (
    <Stack sx={{ width: '100%' }}>
      <LineChartPro
        height={220}
        xAxis={[{ id: 'day', scaleType: 'band', data: dates, zoom: true, position: 'none' }]}
        yAxis={[{ valueFormatter: (value: number) => `$${value}`, width: 56 }]}
        series={[{ data: prices.map(({ close }) => close), label: 'Close', showMark: false }]}
        zoomData={zoom}
        onZoomChange={setZoom}
        hideLegend
        title="Closing prices"
      />
      <BarChartPro
        height={180}
        skipAnimation
        xAxis={[{ id: 'day', data: dates, zoom: { slider: { enabled: true } }, tickSpacing: 80 }]}
        yAxis={[{ valueFormatter: (value: number) => `${value / 1000}k`, width: 56 }]}
        series={[{ data: prices.map(({ volume }) => volume), label: 'Volume' }]}
        zoomData={zoom}
        onZoomChange={setZoom}
        hideLegend
        title="Shares traded on the same days"
      />
    </Stack>
  );
}

import * as React from 'react';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import { createPrices } from '../../_data/prices';

const month = new Intl.DateTimeFormat('en-US', { month: 'short' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

export default function ZoomSliderTooltip() {
  const [prices] = React.useState(() => createPrices(365));

  return (
    <LineChartPro
      height={320}
      xAxis={[
        {
          id: 'day',
          scaleType: 'time',
          data: prices.map(({ date }) => date),
          valueFormatter: (date: Date, { location }) =>
            (location === 'tick' ? month : day).format(date),
          zoom: { slider: { enabled: true, showTooltip: 'always', size: 60 } },
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => `$${value}`, width: 52 }]}
      series={[{ data: prices.map(({ close }) => close), label: 'Close', showMark: false }]}
      initialZoom={[{ axisId: 'day', start: 30, end: 70 }]}
      hideLegend
      title="Closing prices over one year"
    />
  );
}

import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPrices } from '../../_data/prices';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export default function AxisHidden() {
  const [prices] = React.useState(() => createPrices(180, 60, 3));

  return (
    <LineChart
      height={160}
      margin={{ left: 8, right: 8, top: 8, bottom: 8 }}
      xAxis={[
        {
          scaleType: 'time',
          data: prices.map(({ date }) => date),
          domainLimit: 'strict',
          position: 'none',
          valueFormatter: (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'medium' }),
        },
      ]}
      yAxis={[{ position: 'none' }]}
      series={[
        {
          data: prices.map(({ close }) => close),
          label: 'Close',
          area: true,
          baseline: 'min',
          showMark: false,
          valueFormatter: (value) => (value === null ? '' : usd.format(value)),
        },
      ]}
      hideLegend
      title="Closing prices of half a year, without axes"
    />
  );
}

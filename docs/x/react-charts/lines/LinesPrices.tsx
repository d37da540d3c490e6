import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPrices } from '../../_data/prices';

const tooltipDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const SHARES = ['Alder', 'Birch', 'Cedar'];

export default function LinesPrices() {
  // Three shares over 700 days: 2,100 values.
  const [shares] = React.useState(() =>
    SHARES.map((name, index) => ({ name, prices: createPrices(700, 80 + index * 30, 20 + index) })),
  );

  return (
    <LineChart
      height={320}
      xAxis={[
        {
          scaleType: 'time',
          valueFormatter: (date: Date, context) =>
            context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
          data: shares[0]?.prices.map(({ date }) => date) ?? [],
          height: 28,
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => `$${value}`, width: 52 }]}
      series={shares.map(({ name, prices }) => ({
        data: prices.map(({ close }) => close),
        label: name,
        showMark: false,
        curve: 'linear',
        valueFormatter: (value) => (value === null ? '' : usd.format(value)),
      }))}
      grid={{ horizontal: true }}
      title="Closing prices of three shares over 700 days"
    />
  );
}

import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPrices } from '../../_data/prices';

const SHARES = Array.from({ length: 24 }, (_, index) => `Share ${index + 1}`);

export default function LinesFaded() {
  const [shares] = React.useState(() =>
    SHARES.map((label, index) => ({ label, prices: createPrices(250, 100, index + 60) })),
  );

  return (
    <LineChart
      height={320}
      xAxis={[
        {
          scaleType: 'time',
          data: shares[0]?.prices.map(({ date }) => date) ?? [],
          domainLimit: 'strict',
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => `$${value}`, width: 52 }]}
      series={shares.map(({ label, prices }) => ({
        data: prices.map(({ close }) => close),
        label,
        showMark: false,
        curve: 'linear',
        highlightScope: { highlight: 'series', fade: 'global' },
      }))}
      slotProps={{ tooltip: { trigger: 'item' } }}
      disableLineItemHighlight
      hideLegend
      skipAnimation
      title="24 shares that began at 100 dollars"
    />
  );
}

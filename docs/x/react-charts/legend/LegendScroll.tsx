import * as React from 'react';
import { LineChart } from '@mui/x-charts/LineChart';
import { createPrices } from '../../_data/prices';

const SHARES =
  'Alder,Birch,Cedar,Dogwood,Elm,Fir,Ginkgo,Hazel,Juniper,Larch,Maple,Oak,Pine,Rowan'.split(',');

export default function LegendScroll() {
  const [shares] = React.useState(() =>
    SHARES.map((name, index) => ({ name, prices: createPrices(120, 40 + index * 12, index + 40) })),
  );

  return (
    <LineChart
      height={320}
      xAxis={[
        {
          scaleType: 'time',
          domainLimit: 'strict',
          data: shares[0]?.prices.map(({ date }) => date) ?? [],
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => `$${value}`, width: 52 }]}
      series={shares.map(({ name, prices }) => ({
        data: prices.map(({ close }) => close),
        label: name,
        showMark: false,
      }))}
      slotProps={{
        legend: {
          direction: 'vertical',
          position: { horizontal: 'end' },
          tabIndex: 0,
          sx: { maxHeight: 280, overflowY: 'auto', flexWrap: 'nowrap', paddingInlineEnd: 1 },
        },
        tooltip: { trigger: 'item' },
      }}
      title="Closing prices of fourteen shares"
    />
  );
}

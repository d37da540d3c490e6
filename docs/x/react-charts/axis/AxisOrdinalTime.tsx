import * as React from 'react';
import { BarChart } from '@mui/x-charts/BarChart';
import { createPrices } from '../../_data/prices';

export default function AxisOrdinalTime() {
  const [prices] = React.useState(() => createPrices(240));

  return (
    <BarChart
      height={300}
      xAxis={[
        {
          scaleType: 'band',
          data: prices.map(({ date }) => date),
          ordinalTimeTicks: ['years', 'quarterly', 'months', 'biweekly', 'weeks', 'days'],
          categoryGapRatio: 0.1,
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => `${value / 1000}k`, width: 56 }]}
      series={[{ data: prices.map(({ volume }) => volume), label: 'Traded shares' }]}
      hideLegend
      title="Traded shares on 240 days"
    />
  );
}

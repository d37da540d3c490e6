import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { createPrices } from '../../_data/prices';

export default function BarsMany() {
  const [prices] = React.useState(() => createPrices(900));
  const [batch, setBatch] = React.useState(true);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={batch} onChange={(event) => setBatch(event.target.checked)} />}
        label="Draw the bars in batches"
      />
      <BarChart
        height={280}
        renderer={batch ? 'svg-batch' : 'svg-single'}
        skipAnimation
        xAxis={[
          {
            scaleType: 'band',
            data: prices.map(({ date }) => date),
            ordinalTimeTicks: ['years', 'quarterly', 'months'],
            categoryGapRatio: 0.1,
          },
        ]}
        yAxis={[{ valueFormatter: (value: number) => `${value / 1000}k`, width: 56 }]}
        series={[{ data: prices.map(({ volume }) => volume), label: 'Traded shares' }]}
        hideLegend
        title="Traded shares on 900 days"
      />
    </Stack>
  );
}

import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { createEnergy } from '../../_data/energy';

const SOURCES = ['hydro', 'gas', 'wind', 'solar'] as const;
const names = { hydro: 'Hydro', gas: 'Gas', wind: 'Wind', solar: 'Solar' };

export default function StackedBars() {
  const [hours] = React.useState(() => createEnergy(24, 'Spain'));
  const [shares, setShares] = React.useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={shares} onChange={(event) => setShares(event.target.checked)} />}
        label="Show shares"
      />
      <BarChart
        height={320}
        xAxis={[{ data: hours.map(({ hour }) => `${hour}:00`) }]}
        yAxis={[
          {
            valueFormatter: (value: number) =>
              shares ? `${Math.round(value * 100)}%` : `${value / 1000} GW`,
            width: 60,
          },
        ]}
        series={SOURCES.map((source) => ({
          data: hours.map((hour) => hour[source]),
          label: names[source],
          stack: 'power',
          stackOffset: shares ? 'expand' : 'none',
          valueFormatter: (value) => `${value} MW`,
        }))}
        title="Electricity in Spain by source and hour"
      />
    </Stack>
  );
}

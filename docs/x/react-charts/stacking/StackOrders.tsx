import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { createEnergy } from '../../_data/energy';

const ORDERS = ['none', 'reverse', 'ascending', 'descending', 'appearance', 'insideOut'] as const;

export default function StackOrders() {
  const [hours] = React.useState(() => createEnergy(72, 'Spain'));
  const [stackOrder, setStackOrder] = React.useState<(typeof ORDERS)[number]>('descending');

  return (
    <Stack sx={{ width: '100%', gap: 1 }}>
      <TextField
        select
        size="small"
        label="stackOrder"
        value={stackOrder}
        onChange={(event) =>
          setStackOrder(ORDERS.find((name) => name === event.target.value) ?? 'none')
        }
        sx={{ width: 180 }}
      >
        {ORDERS.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={300}
        xAxis={[
          { data: hours.map(({ hour }) => hour), label: 'Hour', height: 55, domainLimit: 'strict' },
        ]}
        yAxis={[{ valueFormatter: (value: number) => `${value / 1000} GW`, width: 60 }]}
        series={(['solar', 'wind', 'hydro', 'gas'] as const).map((source) => ({
          data: hours.map((hour) => hour[source]),
          label: { solar: 'Solar', wind: 'Wind', hydro: 'Hydro', gas: 'Gas' }[source],
          area: true,
          stack: 'power',
          stackOrder,
          showMark: false,
        }))}
        title={`Electricity in Spain, order ${stackOrder}`}
      />
    </Stack>
  );
}

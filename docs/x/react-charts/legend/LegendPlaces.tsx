import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarChartProps } from '@mui/x-charts/BarChart';

type Legend = NonNullable<NonNullable<BarChartProps['slotProps']>['legend']>;

const places: Record<string, Legend> = {
  'Above, centred': { direction: 'horizontal', position: { horizontal: 'center' } },
  'Above, at the start': { direction: 'horizontal', position: { horizontal: 'start' } },
  Below: { direction: 'horizontal', position: { vertical: 'bottom' } },
  'At the end side': { direction: 'vertical', position: { horizontal: 'end' } },
  'At the start side': { direction: 'vertical', position: { horizontal: 'start' } },
};

export default function LegendPlaces() {
  const [place, setPlace] = React.useState('Below');

  return (
    <Stack sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Place of the legend"
        value={place}
        onChange={(event) => setPlace(event.target.value)}
        sx={{ width: 200, mb: 1 }}
      >
        {Object.keys(places).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        height={260}
        xAxis={[{ data: ['2023', '2024', '2025'] }]}
        series={[
          { data: [41, 44, 52], label: 'Trains' },
          { data: [63, 58, 51], label: 'Coaches' },
        ]}
        slotProps={{ legend: places[place] }}
        title="Excursions by means of transport"
      />
    </Stack>
  );
}

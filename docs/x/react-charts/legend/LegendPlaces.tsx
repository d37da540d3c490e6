import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { LineChartProps } from '@mui/x-charts/LineChart';
import { createPassengers } from '../../_data/chartPassengers';

const tooltipDate = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

type Legend = NonNullable<NonNullable<LineChartProps['slotProps']>['legend']>;

const places: Record<string, Legend> = {
  'Above, centered': { direction: 'horizontal', position: { horizontal: 'center' } },
  'Above, at the start': { direction: 'horizontal', position: { horizontal: 'start' } },
  Below: { direction: 'horizontal', position: { vertical: 'bottom', horizontal: 'center' } },
  'At the end side': { direction: 'vertical', position: { horizontal: 'end', vertical: 'middle' } },
  'At the start side': { direction: 'vertical', position: { horizontal: 'start' } },
};

export default function LegendPlaces() {
  const [months] = React.useState(() => createPassengers(84));
  const [place, setPlace] = React.useState('Below');

  return (
    <Stack sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Position of the legend"
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
      <LineChart
        height={260}
        xAxis={[
          {
            scaleType: 'time',
            valueFormatter: (date: Date, context) =>
              context.location === 'tick' ? context.defaultTickLabel : tooltipDate.format(date),
            data: months.map(({ date }) => date),
          },
        ]}
        yAxis={[{ width: 52 }]}
        series={(['metro', 'bus', 'tram'] as const).map((mode) => ({
          data: months.map((month) => month[mode]),
          label: { metro: 'Metro', bus: 'Bus', tram: 'Tram' }[mode],
          showMark: false,
        }))}
        slotProps={{ legend: places[place] }}
        title="Passengers in thousands by mode of transport"
      />
    </Stack>
  );
}

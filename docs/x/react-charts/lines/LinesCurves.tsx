import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const curves = [
  'monotoneX',
  'linear',
  'natural',
  'catmullRom',
  'bumpX',
  'step',
  'stepAfter',
] as const;

export default function LinesCurves() {
  const [curve, setCurve] = React.useState<(typeof curves)[number]>('monotoneX');

  return (
    <Stack sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Curve"
        value={curve}
        onChange={(event) =>
          setCurve(curves.find((name) => name === event.target.value) ?? 'monotoneX')
        }
        sx={{ width: 180, marginInlineStart: 6 }}
      >
        {curves.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={260}
        xAxis={[{ data: ['6:00', '8:00', '10:00', '12:00', '14:00', '16:00'], scaleType: 'point' }]}
        series={[
          {
            data: [2, 2, 31, 4, 4, 18],
            label: 'Boats in the lock',
            curve,
          },
        ]}
        hideLegend
        title={`Boats in the lock, drawn with the curve ${curve}`}
      />
    </Stack>
  );
}

import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOffsetType } from '@mui/x-charts/models';

const offsets: StackOffsetType[] = ['none', 'diverging', 'expand', 'silhouette', 'wiggle'];

const harvest = [
  { week: 27, beans: 12, tomatoes: 4, squash: 2 },
  { week: 29, beans: 26, tomatoes: 15, squash: 6 },
  { week: 31, beans: 31, tomatoes: 38, squash: 11 },
  { week: 33, beans: 19, tomatoes: 52, squash: 20 },
  { week: 35, beans: 8, tomatoes: 41, squash: 34 },
  { week: 37, beans: 3, tomatoes: 22, squash: 29 },
];

const stacked = { stack: 'harvest', area: true, showMark: false } as const;

export default function StackOffsets() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('expand');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="stackOffset"
        value={stackOffset}
        onChange={(event) => {
          const next = offsets.find((offset) => offset === event.target.value);
          if (next) setStackOffset(next);
        }}
        sx={{ width: 180 }}
      >
        {offsets.map((offset) => (
          <MenuItem key={offset} value={offset}>
            {offset}
          </MenuItem>
        ))}
      </TextField>
      <LineChart
        height={280}
        dataset={harvest}
        xAxis={[{ dataKey: 'week', label: 'Week', height: 55, scaleType: 'point' }]}
        series={[
          { dataKey: 'beans', label: 'Beans', stackOffset, ...stacked },
          { dataKey: 'tomatoes', label: 'Tomatoes', ...stacked },
          { dataKey: 'squash', label: 'Squash', ...stacked },
        ]}
        title={`Harvest by week in kilograms, stacked with ${stackOffset}`}
      />
    </Stack>
  );
}

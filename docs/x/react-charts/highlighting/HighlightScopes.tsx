import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const highlights = ['none', 'item', 'series'] as const;
const fades = ['none', 'series', 'global'] as const;

export default function HighlightScopes() {
  const [highlight, setHighlight] = React.useState<(typeof highlights)[number]>('item');
  const [fade, setFade] = React.useState<(typeof fades)[number]>('global');
  const highlightScope = { highlight, fade };

  return (
    <Stack sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <TextField
          select
          size="small"
          label="highlight"
          value={highlight}
          onChange={(event) => setHighlight(event.target.value as typeof highlight)}
          sx={{ width: 130 }}
        >
          {highlights.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label="fade"
          value={fade}
          onChange={(event) => setFade(event.target.value as typeof fade)}
          sx={{ width: 130 }}
        >
          {fades.map((value) => (
            <MenuItem key={value} value={value}>
              {value}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        height={260}
        xAxis={[{ data: ['Pottery', 'Weaving', 'Printing'] }]}
        series={[
          { data: [24, 18, 31], label: 'Beginners', highlightScope },
          { data: [12, 15, 9], label: 'Advanced', highlightScope },
        ]}
        title="Places in workshop courses"
      />
    </Stack>
  );
}

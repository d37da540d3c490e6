import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  cheerfulFiestaPalette,
  greenPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
  strawberrySkyPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  strawberrySkyPalette,
  greenPalette,
};

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function StylingPalettes() {
  const [name, setName] = React.useState('mangoFusionPalette');
  const colors = Object.entries(palettes).find(([key]) => key === name)?.[1];

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Palette"
        value={name}
        onChange={(event) => setName(event.target.value)}
        sx={{ width: 260, maxWidth: '100%' }}
      >
        {Object.keys(palettes).map((key) => (
          <MenuItem key={key} value={key}>
            {key}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        height={260}
        xAxis={[{ data: ['Morning', 'Afternoon'] }]}
        series={days.map((day, index) => ({
          label: day,
          data: [24 + index * 5, 46 - index * 6],
        }))}
        colors={colors}
        title="Workshop visitors by day and time"
      />
    </Stack>
  );
}

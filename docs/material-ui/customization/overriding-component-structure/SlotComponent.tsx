import * as React from 'react';
import Slider, { SliderThumb } from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import DirectionsBusIcon from '@mui/icons-material/DirectionsBus';

function BusThumb({ children, ...other }: React.HTMLAttributes<HTMLSpanElement>) {
  return (
    <SliderThumb {...other}>
      {children}
      <DirectionsBusIcon sx={{ fontSize: 18, color: 'primary.contrastText' }} />
    </SliderThumb>
  );
}

export default function SlotComponent() {
  return (
    <Stack sx={{ width: '100%', maxWidth: 300, px: 2, py: 1 }}>
      <Slider
        aria-label="Stop"
        defaultValue={3}
        min={1}
        max={8}
        slots={{ thumb: BusThumb }}
        sx={{ '& .MuiSlider-thumb': { width: 28, height: 28 } }}
      />
    </Stack>
  );
}

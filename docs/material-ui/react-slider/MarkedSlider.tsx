import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const ovenStages = [
  { value: 60, label: 'Dry' },
  { value: 120, label: 'Braise' },
  { value: 180, label: 'Bake' },
  { value: 240, label: 'Grill' },
];

export default function MarkedSlider() {
  const labelId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320, paddingInline: 2 }}>
      <Typography id={labelId} gutterBottom>
        Oven temperature
      </Typography>
      <Slider
        aria-labelledby={labelId}
        defaultValue={180}
        min={40}
        max={260}
        step={null}
        marks={ovenStages}
        valueLabelDisplay="auto"
        valueLabelFormat={(value) => `${value} °C`}
        getAriaValueText={(value) => `${value} degrees Celsius`}
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function DiscreteSlider() {
  const labelId = React.useId();

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId} gutterBottom>
        Loan period in weeks
      </Typography>
      <Slider
        aria-labelledby={labelId}
        defaultValue={4}
        min={1}
        max={12}
        step={1}
        shiftStep={4}
        marks
        valueLabelDisplay="auto"
        getAriaValueText={(value) => (value === 1 ? '1 week' : `${value} weeks`)}
      />
    </Box>
  );
}

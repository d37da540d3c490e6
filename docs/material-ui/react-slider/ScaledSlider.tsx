import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const toSize = (exponent: number) => 2 ** exponent;
const format = (size: number) => (size >= 1024 ? `${size / 1024} GB` : `${size} MB`);

export default function ScaledSlider() {
  const labelId = React.useId();
  const [exponent, setExponent] = React.useState(9);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId}>Cache size: {format(toSize(exponent))}</Typography>
      <Slider
        aria-labelledby={labelId}
        value={exponent}
        min={6}
        max={14}
        scale={toSize}
        valueLabelDisplay="auto"
        valueLabelFormat={format}
        getAriaValueText={format}
        onChange={(_event: Event, newValue: number) => setExponent(newValue)}
      />
    </Box>
  );
}

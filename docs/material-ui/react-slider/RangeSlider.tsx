import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const names = ['Lowest price per night', 'Highest price per night'];

export default function RangeSlider() {
  const [prices, setPrices] = React.useState<number[]>([80, 160]);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography gutterBottom>
        €{prices[0]} to €{prices[1]} per night
      </Typography>
      <Slider
        getAriaLabel={(index) => names[index] ?? ''}
        getAriaValueText={(value) => `${value} euros`}
        value={prices}
        min={20}
        max={300}
        step={5}
        onChange={(_event: Event, newValue: number[]) => setPrices(newValue)}
      />
    </Box>
  );
}

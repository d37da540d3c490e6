import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';
import { coastDrawing } from './coastDrawing';

export default function AspectRatioHeights() {
  const [width, setWidth] = React.useState(60);
  return (
    <Box sx={{ width: '100%', maxWidth: 480 }}>
      <FormControl>
        <FormLabel>Width in percent</FormLabel>
        <Slider
          aria-label="Width in percent"
          min={20}
          value={width}
          onChange={(event, value) => setWidth(Number(value))}
          valueLabelDisplay="auto"
        />
      </FormControl>
      <Box sx={{ minHeight: 170 }} style={{ width: `${width}%` }}>
        <AspectRatio minHeight={100} maxHeight={160} sx={{ borderRadius: 'sm' }}>
          <img src={coastDrawing} alt="Low sun above a green coast" />
        </AspectRatio>
      </Box>
    </Box>
  );
}

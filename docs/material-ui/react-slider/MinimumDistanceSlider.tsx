import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

const shortestVisit = 2;

export default function MinimumDistanceSlider() {
  const [start, setStart] = React.useState(10);
  const [end, setEnd] = React.useState(14);

  const handleChange = (_event: Event, [from = start, to = end]: number[], thumb: number) => {
    if (thumb === 0) {
      setStart(Math.min(from, end - shortestVisit));
    } else {
      setEnd(Math.max(to, start + shortestVisit));
    }
  };

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography gutterBottom>
        Studio booked from {start}:00 to {end}:00
      </Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Start of the booking' : 'End of the booking')}
        getAriaValueText={(value) => `${value}:00`}
        value={[start, end]}
        min={8}
        max={20}
        marks
        disableSwap
        onChange={handleChange}
      />
    </Box>
  );
}

import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

const toTime = (hour: number) => `${hour}:00`;

export default function SliderRange() {
  const [hours, setHours] = React.useState<number[]>([8, 17]);
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography level="title-sm">
        Departure from {toTime(hours[0] ?? 0)} to {toTime(hours[1] ?? 24)}
      </Typography>
      <Slider
        value={hours}
        onChange={(event, next) => setHours(next as number[])}
        min={0}
        max={24}
        shiftStep={6}
        disableSwap
        getAriaLabel={(index) => (index === 0 ? 'Earliest departure' : 'Latest departure')}
        getAriaValueText={toTime}
      />
    </Box>
  );
}

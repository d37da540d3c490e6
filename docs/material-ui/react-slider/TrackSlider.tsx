import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TrackSlider() {
  const seatId = React.useId();
  const budgetId = React.useId();

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, gap: 1 }}>
      <Typography id={seatId}>Seat position, without a track</Typography>
      <Slider aria-labelledby={seatId} track={false} marks step={10} defaultValue={60} />
      <Typography id={budgetId}>Budget left, inverted track</Typography>
      <Slider aria-labelledby={budgetId} track="inverted" defaultValue={45} />
    </Stack>
  );
}

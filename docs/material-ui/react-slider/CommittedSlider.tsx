import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function CommittedSlider() {
  const [minutes, setMinutes] = React.useState(15);
  const [saved, setSaved] = React.useState(15);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id="CommittedSlider-label">Watering time: {minutes} minutes</Typography>
      <Slider
        aria-labelledby="CommittedSlider-label"
        value={minutes}
        max={60}
        onChange={(_event: Event, newValue: number) => setMinutes(newValue)}
        onChangeCommitted={(_event, newValue: number) => setSaved(newValue)}
      />
      <Typography role="status" variant="body2" color="text.secondary">
        Sent to the pump: {saved} minutes
      </Typography>
    </Box>
  );
}

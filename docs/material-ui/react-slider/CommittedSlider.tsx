import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function CommittedSlider() {
  const labelId = React.useId();
  const [minutes, setMinutes] = React.useState(15);
  const [saved, setSaved] = React.useState(15);

  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <Typography id={labelId}>Watering time: {minutes} minutes</Typography>
      <Slider
        aria-labelledby={labelId}
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

import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import VolumeDownIcon from '@mui/icons-material/VolumeDown';
import VolumeUpIcon from '@mui/icons-material/VolumeUp';

export default function BasicSlider() {
  const [volume, setVolume] = React.useState(35);

  return (
    <Stack direction="row" sx={{ width: '100%', maxWidth: 320, gap: 2, alignItems: 'center' }}>
      <VolumeDownIcon />
      <Slider
        aria-label="Volume"
        value={volume}
        onChange={(_event: Event, newValue: number) => setVolume(newValue)}
      />
      <VolumeUpIcon />
    </Stack>
  );
}

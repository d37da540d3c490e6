import * as React from 'react';
import Box from '@mui/joy/Box';
import FormLabel from '@mui/joy/FormLabel';
import Slider from '@mui/joy/Slider';

export default function SliderBasics() {
  const volumeId = React.useId();
  const [volume, setVolume] = React.useState(35);
  return (
    <Box sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel htmlFor={volumeId}>Announcement volume</FormLabel>
      <Slider
        value={volume}
        onChange={(event, next) => setVolume(next as number)}
        slotProps={{ input: { id: volumeId } }}
      />
    </Box>
  );
}

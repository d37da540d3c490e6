import * as React from 'react';
import Box from '@mui/joy/Box';
import Slider from '@mui/joy/Slider';
import Typography from '@mui/joy/Typography';

export default function SliderCommitted() {
  const [shown, setShown] = React.useState(4);
  const [saved, setSaved] = React.useState(4);
  return (
    <Box sx={{ width: '100%', maxWidth: 320, paddingInline: 3, paddingBlockStart: 3 }}>
      <Slider
        aria-label="Memory"
        value={shown}
        min={0}
        max={10}
        scale={(exponent) => 2 ** exponent}
        valueLabelDisplay="on"
        valueLabelFormat={(size) => `${size} MB`}
        onChange={(event, next) => setShown(next as number)}
        onChangeCommitted={(event, next) => setSaved(next as number)}
      />
      <Typography level="body-sm" role="status">
        Saved: {2 ** saved} MB
      </Typography>
    </Box>
  );
}

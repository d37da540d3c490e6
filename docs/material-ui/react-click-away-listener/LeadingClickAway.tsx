import * as React from 'react';
import Box from '@mui/material/Box';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function LeadingClickAway() {
  const [presses, setPresses] = React.useState(0);
  const [clicks, setClicks] = React.useState(0);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <ClickAwayListener
        mouseEvent="onMouseDown"
        touchEvent="onTouchStart"
        onClickAway={() => setPresses((previous) => previous + 1)}
      >
        <Box sx={{ p: 2, border: 1, borderRadius: 1 }}>
          <Typography>On pressing: {presses}</Typography>
        </Box>
      </ClickAwayListener>
      <ClickAwayListener onClickAway={() => setClicks((previous) => previous + 1)}>
        <Box sx={{ p: 2, border: 1, borderRadius: 1 }}>
          <Typography>On releasing: {clicks}</Typography>
        </Box>
      </ClickAwayListener>
    </Stack>
  );
}

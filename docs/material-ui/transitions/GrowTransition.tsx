import * as React from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function GrowTransition() {
  const [shown, setShown] = React.useState(true);
  const card = (
    <Paper variant="outlined" sx={{ p: 2 }}>
      Shelf 7
    </Paper>
  );

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Button variant="outlined" aria-pressed={shown} onClick={() => setShown(!shown)}>
        Both shelves
      </Button>
      <Stack direction="row" sx={{ gap: 2 }}>
        <Grow in={shown}>{card}</Grow>
        <Grow in={shown} timeout={700} style={{ transformOrigin: '50% 0' }}>
          {card}
        </Grow>
      </Stack>
    </Stack>
  );
}

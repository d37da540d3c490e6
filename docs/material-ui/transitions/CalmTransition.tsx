import * as React from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function CalmTransition() {
  const [shown, setShown] = React.useState(true);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Button variant="outlined" aria-pressed={shown} onClick={() => setShown(!shown)}>
        Summary
      </Button>
      <Grow in={shown} timeout={calm ? 0 : 400}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          {calm ? 'Shown immediately, as your system asks.' : 'Shown with motion.'}
        </Paper>
      </Grow>
    </Stack>
  );
}

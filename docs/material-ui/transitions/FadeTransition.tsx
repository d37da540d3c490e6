import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function FadeTransition() {
  const [shown, setShown] = React.useState(true);

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Button variant="outlined" aria-pressed={shown} onClick={() => setShown(!shown)}>
        Hint
      </Button>
      <Fade in={shown} timeout={{ enter: 600, exit: 200 }}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Stir the jam until it sets.
        </Paper>
      </Fade>
    </Stack>
  );
}

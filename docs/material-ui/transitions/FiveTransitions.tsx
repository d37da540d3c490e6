import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Zoom from '@mui/material/Zoom';

const card = (name: string) => (
  <Paper variant="outlined" sx={{ p: 2 }}>
    {name}
  </Paper>
);

export default function FiveTransitions() {
  const [shown, setShown] = React.useState(true);
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Button variant="outlined" aria-pressed={shown} onClick={() => setShown(!shown)}>
        All five
      </Button>
      <Box
        ref={setFrame}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', overflow: 'hidden' }}
      >
        <Collapse in={shown}>{card('Collapse')}</Collapse>
        <Fade in={shown} appear={false}>
          {card('Fade')}
        </Fade>
        <Grow in={shown} appear={false}>
          {card('Grow')}
        </Grow>
        <Slide in={shown} appear={false} direction="up" container={frame}>
          {card('Slide')}
        </Slide>
        <Zoom in={shown} appear={false}>
          {card('Zoom')}
        </Zoom>
      </Box>
    </Stack>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Stack from '@mui/material/Stack';

const directions: NonNullable<SlideProps['direction']>[] = ['up', 'down', 'left', 'right'];

export default function SlideTransition() {
  const [direction, setDirection] = React.useState(directions[0]);
  const [shown, setShown] = React.useState(true);
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 420 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {directions.map((name) => (
          <Button
            key={name}
            variant="outlined"
            onClick={() => {
              setDirection(name);
              setShown(!shown);
            }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Box
        ref={setFrame}
        sx={{ height: 140, p: 3, overflow: 'hidden', border: 1, borderRadius: 1 }}
      >
        <Slide in={shown} direction={direction} container={frame}>
          <Paper elevation={3} sx={{ p: 2, width: 'fit-content' }}>
            Platform 2
          </Paper>
        </Slide>
      </Box>
    </Stack>
  );
}

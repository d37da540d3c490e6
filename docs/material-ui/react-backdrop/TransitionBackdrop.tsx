import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Typography from '@mui/material/Typography';

export default function TransitionBackdrop() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ position: 'relative', width: '100%', height: 160 }}>
      <Button variant="outlined" aria-pressed={open} onClick={() => setOpen(!open)}>
        Pause the game
      </Button>
      <Backdrop
        open={open}
        aria-hidden={false}
        slots={{ transition: Grow }}
        transitionDuration={{ enter: 400, exit: 150 }}
        sx={{
          position: 'absolute',
          insetBlockStart: 56,
          bgcolor: 'grey.900',
          color: 'common.white',
        }}
      >
        <Typography role="status">{open ? 'Paused' : ''}</Typography>
      </Backdrop>
    </Box>
  );
}

import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function InvisibleBackdrop() {
  const [open, setOpen] = React.useState(false);
  const [taps, setTaps] = React.useState(0);

  return (
    <Box sx={{ position: 'relative', width: '100%', p: 2, border: 1, borderColor: 'divider' }}>
      <Typography role="status" sx={{ mb: 1 }}>
        {open ? 'Swallowing clicks in this frame' : `Swallowed clicks: ${taps}`}
      </Typography>
      <Button onClick={() => setOpen(true)}>Cover the frame</Button>
      <Backdrop
        invisible
        open={open}
        onClick={() => {
          setTaps(taps + 1);
          setOpen(false);
        }}
        sx={{ position: 'absolute' }}
      />
    </Box>
  );
}

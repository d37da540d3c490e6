import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ContainerModal() {
  const [open, setOpen] = React.useState(false);
  const areaRef = React.useRef<HTMLDivElement>(null);

  return (
    <Box
      ref={areaRef}
      sx={{ position: 'relative', width: '100%', height: 260, p: 2, border: 1, borderRadius: 1 }}
    >
      <Typography sx={{ mb: 2 }}>Seat map of coach 4</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Explain the colors
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        container={() => areaRef.current}
        disableScrollLock
        sx={{ position: 'absolute' }}
        slotProps={{ backdrop: { sx: { position: 'absolute' } } }}
      >
        <Paper
          role="dialog"
          aria-label="Colors of the seat map"
          sx={{
            position: 'absolute',
            inset: 0,
            margin: 'auto',
            width: 'min(240px, calc(100% - 32px))',
            height: 'fit-content',
            p: 2,
          }}
        >
          <Typography sx={{ mb: 1 }}>Blue seats are free, gray seats are taken.</Typography>
          <Button onClick={() => setOpen(false)}>Got it</Button>
        </Paper>
      </Modal>
    </Box>
  );
}

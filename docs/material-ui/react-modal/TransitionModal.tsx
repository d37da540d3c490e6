import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TransitionModal() {
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the ticket
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        slotProps={{ backdrop: { timeout: 400 } }}
      >
        <Fade in={open} timeout={400}>
          <Paper
            role="dialog"
            aria-modal="true"
            aria-labelledby={titleId}
            sx={{
              position: 'absolute',
              inset: 0,
              margin: 'auto',
              width: 'min(320px, calc(100% - 32px))',
              height: 'fit-content',
              p: 3,
            }}
          >
            <Typography id={titleId} variant="h6" component="div" gutterBottom>
              Porto to Lisbon
            </Typography>
            <Typography sx={{ mb: 2 }}>Coach 4, seat 27, by the window.</Typography>
            <Button variant="contained" onClick={() => setOpen(false)}>
              Close
            </Button>
          </Paper>
        </Fade>
      </Modal>
    </React.Fragment>
  );
}

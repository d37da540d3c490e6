import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function TransitionPopper() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button
        ref={setAnchorEl}
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the total' : 'Show the total'}
      </Button>
      <Popper role="group" aria-label="Total" open={open} anchorEl={anchorEl} transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={300}>
            <Paper elevation={3} sx={{ p: 2, m: 1 }}>
              Three invoices, €412.50.
            </Paper>
          </Fade>
        )}
      </Popper>
    </React.Fragment>
  );
}

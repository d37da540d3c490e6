import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Slide from '@mui/material/Slide';

export default function TransitionDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the gift card
      </Button>
      <Dialog
        open={open}
        onClose={close}
        slots={{ transition: Slide }}
        slotProps={{ transition: { direction: 'up' } }}
      >
        <DialogTitle component="div">Your gift card</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Show the code 7K2-94M at the register. It is worth 25 euros.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Done</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

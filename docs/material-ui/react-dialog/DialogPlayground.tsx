import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogPlayground(props: Partial<DialogProps>) {
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();
  const close = () => setOpen(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Cancel booking</Button>
      <Dialog open={open} onClose={close} aria-labelledby={titleId} {...props}>
        <DialogTitle id={titleId} component="div">
          Cancel the booking?
        </DialogTitle>
        <DialogContent>Seat 42 goes to the next person on the list.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Keep it</Button>
          <Button onClick={close}>Cancel booking</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}

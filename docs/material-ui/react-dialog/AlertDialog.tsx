import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function AlertDialog() {
  const [open, setOpen] = React.useState(false);
  const descriptionId = React.useId();
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button color="error" variant="outlined" onClick={() => setOpen(true)}>
        Delete album
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-describedby={descriptionId}
        slotProps={{ paper: { role: 'alertdialog' } }}
      >
        <DialogTitle component="div">Delete “Norway 2024”?</DialogTitle>
        <DialogContent>
          <DialogContentText id={descriptionId}>
            The album and its 86 photos are removed from all your devices. You cannot undo this.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Keep album</Button>
          <Button color="error" onClick={close}>
            Delete album
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

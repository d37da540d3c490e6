import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ResponsiveDialog() {
  const [open, setOpen] = React.useState(false);
  const fullScreen = useMediaQuery((theme) => theme.breakpoints.down('md'));
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit delivery
      </Button>
      <Dialog open={open} onClose={close} fullScreen={fullScreen}>
        <DialogTitle component="div">Delivery on Thursday</DialogTitle>
        <DialogContent>
          <DialogContentText>
            We ring at your door between 9:00 and 11:00. Choose another day if nobody is at home.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Choose another day</Button>
          <Button onClick={close}>Keep Thursday</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}

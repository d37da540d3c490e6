import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalBasics() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Return the bike
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle component="div">Return bike 218?</DialogTitle>
          <DialogContent>The rental ends now and costs €4.20.</DialogContent>
          <DialogActions>
            <Button onClick={close}>Return</Button>
            <Button variant="plain" color="neutral" onClick={close}>
              Keep it
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </div>
  );
}

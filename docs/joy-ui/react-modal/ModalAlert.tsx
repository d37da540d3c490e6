import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';
import WarningIcon from '@mui/icons-material/Warning';

export default function ModalAlert() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <div>
      <Button color="danger" onClick={() => setOpen(true)}>
        Empty the trash
      </Button>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog">
          <DialogTitle component="div">
            <WarningIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
            Delete 14 photos?
          </DialogTitle>
          <Divider />
          <DialogContent>They can’t be restored afterward.</DialogContent>
          <DialogActions orientation="horizontal" sx={{ justifyContent: 'flex-end' }}>
            <Button variant="plain" color="neutral" onClick={close}>
              Cancel
            </Button>
            <Button color="danger" onClick={close}>
              Delete
            </Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </div>
  );
}

import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal, { type ModalProps } from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ModalReasons() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState('none');
  const handleClose: ModalProps['onClose'] = (_event, why) => {
    setReason(why);
    if (why !== 'backdropClick') setOpen(false);
  };
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a review
      </Button>
      <Typography role="status">Last reason: {reason}</Typography>
      <Modal open={open} onClose={handleClose}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle component="div">Your review</DialogTitle>
          <DialogContent>A click on the backdrop keeps the draft open.</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}

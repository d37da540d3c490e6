import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';

export default function ModalPlayground(props: ModalDialogProps) {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>Open the ticket</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog {...props}>
          <DialogTitle component="div">Ticket to Lugano</DialogTitle>
          <DialogContent>Valid on May 4, second class.</DialogContent>
        </ModalDialog>
      </Modal>
    </div>
  );
}

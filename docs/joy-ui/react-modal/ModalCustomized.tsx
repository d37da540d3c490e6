import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function ModalCustomized() {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button variant="soft" onClick={() => setOpen(true)}>
        Show the recipe
      </Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ backdrop: { sx: { backdropFilter: 'none' } } }}
      >
        <ModalDialog
          size="lg"
          sx={(theme) => ({
            borderRadius: theme.vars.radius.xl,
            [theme.breakpoints.down('sm')]: {
              top: 'auto',
              bottom: 0,
              insetInline: 0,
              transform: 'none',
              maxWidth: 'none',
              borderEndStartRadius: 0,
              borderEndEndRadius: 0,
            },
          })}
        >
          <ModalClose aria-label="Close" variant="outlined" />
          <DialogTitle component="div">Plum cake</DialogTitle>
          <DialogContent>Halve the plums and bake for 40 minutes.</DialogContent>
        </ModalDialog>
      </Modal>
    </div>
  );
}

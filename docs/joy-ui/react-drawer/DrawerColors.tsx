import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerColors() {
  const [isOpen, setIsOpen] = React.useState(false);
  const close = () => setIsOpen(false);
  return (
    <React.Fragment>
      <Button variant="soft" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Delivery notes
      </Button>
      <Drawer open={isOpen} onClose={close} variant="soft" color="primary" invertedColors>
        <ModalClose aria-label="Close" />
        <DialogTitle component="div">Delivery notes</DialogTitle>
        <DialogContent sx={{ p: 1.5 }}>
          The courier rings twice, then leaves the parcel with the neighbor on the ground floor.
        </DialogContent>
        <Button onClick={close} sx={{ m: 1.5 }}>
          Understood
        </Button>
      </Drawer>
    </React.Fragment>
  );
}

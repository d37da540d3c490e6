import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

export default function BasicDrawer() {
  const [isOpen, setIsOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Filter trips
      </Button>
      <Drawer open={isOpen} onClose={() => setIsOpen(false)}>
        <ModalClose aria-label="Close" />
        <DialogTitle component="div">Filters</DialogTitle>
        <Stack spacing={2} sx={{ p: 1.5 }}>
          <Checkbox label="With a guide" />
          <Checkbox label="Direct journey" />
        </Stack>
      </Drawer>
    </React.Fragment>
  );
}

import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import type { DrawerProps } from '@mui/joy/Drawer';
import Stack from '@mui/joy/Stack';

export default function DrawerPlayground(props: DrawerProps) {
  const [isOpen, setIsOpen] = React.useState(false);
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Open cart
      </Button>
      <Drawer {...props} open={isOpen} onClose={() => setIsOpen(false)}>
        <DialogTitle component="div">Cart</DialogTitle>
        <Stack sx={{ p: 1.5 }}>
          <Button onClick={() => setIsOpen(false)}>Close the cart</Button>
        </Stack>
      </Drawer>
    </div>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import type { DrawerProps } from '@mui/material/Drawer';

export default function DrawerPlayground(props: DrawerProps) {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open filters
      </Button>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Filters' } }}
        {...props}
      >
        <Box sx={{ p: 3 }}>
          <Button onClick={() => setOpen(false)}>Apply filters</Button>
        </Box>
      </Drawer>
    </div>
  );
}

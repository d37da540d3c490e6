import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';

const edges = ['left', 'right', 'top', 'bottom'] as const;

export default function DrawerEdges() {
  const [open, setOpen] = React.useState<(typeof edges)[number] | null>(null);
  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
      {edges.map((edge) => (
        <React.Fragment key={edge}>
          <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(edge)}>
            {edge}
          </Button>
          <Drawer anchor={edge} size="sm" open={open === edge} onClose={() => setOpen(null)}>
            <ModalClose aria-label="Close" />
            <DialogTitle component="div">Opening hours</DialogTitle>
            <DialogContent sx={{ p: 1.5 }}>
              Daily from 9:00 to 18:00, on Thursdays until 21:00.
            </DialogContent>
          </Drawer>
        </React.Fragment>
      ))}
    </Stack>
  );
}

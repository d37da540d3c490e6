import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';

export default function CustomDrawer() {
  const [isOpen, setIsOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Show the legend
      </Button>
      <Drawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        slotProps={{
          root: { sx: { '--Drawer-horizontalSize': '280px' } },
          backdrop: { sx: { backdropFilter: 'none' } },
          content: { sx: { bgcolor: 'transparent', boxShadow: 'none', p: 2 } },
        }}
      >
        <DialogContent
          sx={{ p: 2, borderRadius: 'md', bgcolor: 'background.popup', boxShadow: 'lg' }}
        >
          <ModalClose aria-label="Close" sx={{ top: 24, right: 24 }} />
          <DialogTitle component="div">Legend</DialogTitle>
          Dotted lines are footpaths, double lines are roads.
        </DialogContent>
      </Drawer>
    </React.Fragment>
  );
}

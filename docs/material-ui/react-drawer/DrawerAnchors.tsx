import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const anchors = ['left', 'right', 'top', 'bottom'] as const;

export default function DrawerAnchors() {
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<(typeof anchors)[number]>('left');

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
      {anchors.map((side) => (
        <Button
          key={side}
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => {
            setAnchor(side);
            setOpen(true);
          }}
        >
          {side}
        </Button>
      ))}
      <Drawer
        anchor={anchor}
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Filters', sx: { p: 2 } },
        }}
      >
        <Typography sx={{ mb: 1 }}>Only apartments with a balcony</Typography>
        <Button onClick={() => setOpen(false)}>Close filters</Button>
      </Drawer>
    </Stack>
  );
}

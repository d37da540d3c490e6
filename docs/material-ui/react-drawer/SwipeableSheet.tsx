import * as React from 'react';
import Button from '@mui/material/Button';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import Typography from '@mui/material/Typography';

export default function SwipeableSheet() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Ticket details
      </Button>
      <SwipeableDrawer
        anchor="bottom"
        open={open}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        disableSwipeToOpen
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Ticket details',
            sx: { p: 3, borderStartStartRadius: 16, borderStartEndRadius: 16 },
          },
        }}
      >
        <Typography>Day ticket, zones 1 to 3</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          Valid until 03:00 of the next day
        </Typography>
        <Button onClick={() => setOpen(false)}>Close</Button>
      </SwipeableDrawer>
    </div>
  );
}

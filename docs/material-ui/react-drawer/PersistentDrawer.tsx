import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';

const width = 180;

export default function PersistentDrawer() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ display: 'flex' }}>
      <Box
        sx={(theme) => ({
          flexGrow: 1,
          p: 2,
          marginInlineEnd: open ? `${width}px` : 0,
          transition: theme.transitions.create('margin'),
        })}
      >
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Notes
        </Button>
        <Typography sx={{ mt: 2 }}>Chapter 3: The harbour in winter</Typography>
      </Box>
      <Drawer
        variant="persistent"
        anchor="right"
        open={open}
        slotProps={{
          paper: {
            component: 'section',
            'aria-label': 'Notes',
            sx: { width, boxSizing: 'border-box', p: 2 },
          },
        }}
      >
        <Typography variant="body2">Check the year of the storm.</Typography>
      </Drawer>
    </Box>
  );
}

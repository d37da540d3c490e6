import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function BasicClickAway() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <Box sx={{ minHeight: 130, width: '100%' }}>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <Box sx={{ width: 'fit-content' }}>
          <Button
            variant="outlined"
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
          >
            Delivery times
          </Button>
          {open && (
            <Paper id={id} elevation={3} sx={{ p: 2, mt: 1 }}>
              Parcels leave at 9:00 and 15:00.
            </Paper>
          )}
        </Box>
      </ClickAwayListener>
    </Box>
  );
}

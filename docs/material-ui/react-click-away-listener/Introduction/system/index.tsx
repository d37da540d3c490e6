import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';

export default function Introduction() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ minHeight: 110 }}>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Bus times
        </Button>
        {open && (
          <Box
            sx={{
              mt: 1,
              p: 2,
              borderRadius: 2,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
            }}
          >
            Every 20 minutes
          </Box>
        )}
      </Box>
    </ClickAwayListener>
  );
}

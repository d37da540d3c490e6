import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function Introduction() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ minHeight: 110 }}>
      <Button variant="outlined" aria-pressed={open} onClick={() => setOpen(!open)}>
        Highlight
      </Button>
      <Box
        sx={{
          mt: 2,
          p: 2,
          borderRadius: 1,
          border: 1,
          width: 'fit-content',
          translate: open ? '24px 0' : '0 0',
          transition: (theme) =>
            theme.transitions.create('translate', {
              duration: theme.transitions.duration.complex,
            }),
          '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
        }}
      >
        Departure 10:42
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function CollapseTransition() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 400, minHeight: 150, alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide the stops' : 'Show the stops'}
      </Button>
      <Collapse in={open} id={id}>
        <Paper variant="outlined" sx={{ p: 2 }}>
          Ghent, Bruges, Ostend. The train waits ten minutes in Bruges.
        </Paper>
      </Collapse>
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CollapsedSize() {
  const [open, setOpen] = React.useState(false);
  const id = React.useId();

  return (
    <Stack sx={{ gap: 1, maxWidth: 320, alignItems: 'flex-start' }}>
      <Collapse in={open} id={id} collapsedSize={48}>
        <Typography>
          The house stands at the end of the lane. It has a garden with old pear trees, a well, and
          a shed that serves as a workshop. Two rooms look to the south.
        </Typography>
      </Collapse>
      <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {open ? 'Show less' : 'Show all'}
      </Button>
    </Stack>
  );
}

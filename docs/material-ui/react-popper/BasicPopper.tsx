import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function BasicPopper() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = anchorEl !== null;

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        Weather on the route
      </Button>
      <Popper id={id} role="group" aria-label="Weather" open={open} anchorEl={anchorEl}>
        <Paper elevation={3} sx={{ p: 2, m: 1 }}>
          Light rain until noon, 12 °C.
        </Paper>
      </Popper>
    </React.Fragment>
  );
}

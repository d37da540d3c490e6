import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

export default function DismissPopper() {
  const [open, setOpen] = React.useState(false);
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);

  const handleKeyDown = (event: React.KeyboardEvent) => {
    if (open && event.key === 'Escape') {
      setOpen(false);
      anchorEl?.focus();
    }
  };

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div onKeyDown={handleKeyDown} role="presentation">
        <Button
          ref={setAnchorEl}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Rename the shelf
        </Button>
        <Popper
          open={open}
          anchorEl={anchorEl}
          role="group"
          aria-label="Rename the shelf"
          placement="bottom-start"
          disablePortal
        >
          <Paper elevation={3} sx={{ p: 2, my: 1 }}>
            <TextField size="small" label="Name of the shelf" defaultValue="Travel" />
          </Paper>
        </Popper>
      </div>
    </ClickAwayListener>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export default function BasicPopover() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Opening hours
      </Button>
      <Popover
        open={open}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Opening hours' } }}
      >
        <Typography sx={{ p: 2 }}>
          Tuesday to Friday, 10:00 to 18:00.
          <br />
          Saturday, 10:00 to 14:00.
        </Typography>
      </Popover>
    </React.Fragment>
  );
}

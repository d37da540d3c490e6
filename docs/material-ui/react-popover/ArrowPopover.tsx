import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

const arrowedPaper = {
  overflow: 'visible',
  mt: 1.5,
  bgcolor: 'primary.main',
  backgroundImage: 'none',
  color: 'primary.contrastText',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: -8,
    insetInline: 0,
    mx: 'auto',
    width: 18,
    height: 9,
    bgcolor: 'inherit',
    clipPath: 'polygon(50% 0, 0 100%, 100% 100%)',
  },
} as const;

export default function ArrowPopover() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchorEl !== null}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Invoice 2041
      </Button>
      <Popover
        elevation={2}
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Invoice 2041', sx: arrowedPaper } }}
      >
        <Typography sx={{ p: 2 }}>Paid on May 3 by transfer.</Typography>
      </Popover>
    </React.Fragment>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

const modifiers = [
  { name: 'flip', options: { altBoundary: true, rootBoundary: 'document' } },
  { name: 'preventOverflow', options: { altAxis: true, padding: 8 } },
  { name: 'offset', options: { offset: [0, 8] } },
];

export default function ScrollPopper() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Box
      role="region"
      aria-label="Reading list"
      tabIndex={0}
      sx={{ position: 'relative', width: '100%', height: 220, overflow: 'auto', border: 1 }}
    >
      <Box sx={{ height: 480, pt: 20, textAlign: 'center' }}>
        <Button
          ref={setAnchorEl}
          variant="outlined"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Book 12 of 40
        </Button>
        <Popper
          open={open}
          anchorEl={anchorEl}
          role="note"
          placement="top"
          disablePortal
          modifiers={modifiers}
        >
          <Paper elevation={3} sx={{ p: 1 }}>
            Reserved by two readers
          </Paper>
        </Popper>
      </Box>
    </Box>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function SelectionPopover() {
  const textRef = React.useRef<HTMLElement>(null);
  const [anchorEl, setAnchorEl] = React.useState<PopoverProps['anchorEl']>(null);
  const [message, setMessage] = React.useState('');

  const handleClick = () => {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed || !textRef.current?.contains(selection.anchorNode)) {
      setMessage('Select some words of the text first.');
      return;
    }
    const range = selection.getRangeAt(0);
    setMessage('');
    setAnchorEl({ nodeType: 1, getBoundingClientRect: () => range.getBoundingClientRect() });
  };

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography ref={textRef}>
        The tenant keeps the hedge below two meters and leaves a path to the well.
      </Typography>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchorEl)}
        // A press would clear the selection before the click reads it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={handleClick}
      >
        Explain the selected words
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
      <Popover
        open={Boolean(anchorEl)}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Explanation' } }}
      >
        <Typography sx={{ p: 2 }}>Clause 4 of the garden contract.</Typography>
      </Popover>
    </Stack>
  );
}

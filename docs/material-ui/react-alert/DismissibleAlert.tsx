import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';

export default function DismissibleAlert() {
  const [open, setOpen] = React.useState(true);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  const handleClose = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };

  return (
    <Stack sx={{ gap: 2, width: '100%', alignItems: 'flex-start' }}>
      <Collapse in={open} sx={{ width: '100%' }}>
        <Alert severity="info" closeText="Dismiss the hint" onClose={handleClose}>
          Water the seedlings in the morning, before the sun reaches the window.
        </Alert>
      </Collapse>
      <Button ref={buttonRef} variant="outlined" onClick={() => setOpen(true)}>
        Show the hint
      </Button>
    </Stack>
  );
}

import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarWithAlert() {
  const [open, setOpen] = React.useState(false);
  const trigger = React.useRef<HTMLButtonElement>(null);

  const dismiss = () => {
    setOpen(false);
    // The focused button goes away with the message.
    trigger.current?.focus();
  };

  return (
    <div>
      <Button ref={trigger} variant="outlined" onClick={() => setOpen(true)}>
        Upload the photo
      </Button>
      <Snackbar open={open} onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}>
        <Alert
          severity="error"
          variant="filled"
          elevation={6}
          onClose={dismiss}
          sx={{ width: '100%' }}
        >
          The photo is larger than 20 MB.
        </Alert>
      </Snackbar>
    </div>
  );
}

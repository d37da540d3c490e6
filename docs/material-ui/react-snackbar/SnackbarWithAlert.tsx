import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarWithAlert() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Upload the photo
      </Button>
      <Snackbar open={open} onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}>
        <Alert
          severity="error"
          variant="filled"
          elevation={6}
          onClose={() => setOpen(false)}
          sx={{ width: '100%' }}
        >
          The photo is larger than 20 MB.
        </Alert>
      </Snackbar>
    </div>
  );
}

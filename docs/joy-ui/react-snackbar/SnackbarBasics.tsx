import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarBasics() {
  const [open, setOpen] = React.useState(false);
  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Copy the address
      </Button>
      <Snackbar
        role="status"
        open={open}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        endDecorator={
          <Button size="sm" variant="soft" color="neutral" onClick={() => setOpen(false)}>
            Close
          </Button>
        }
      >
        Address copied
      </Snackbar>
    </div>
  );
}

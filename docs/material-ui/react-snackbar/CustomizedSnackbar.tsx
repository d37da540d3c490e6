import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { snackbarContentClasses } from '@mui/material/SnackbarContent';

export default function CustomizedSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Borrow the book
      </Button>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message="Borrowed until July 4"
        slotProps={{
          content: {
            elevation: 2,
            sx: {
              borderRadius: 99,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              justifyContent: 'center',
              [`& .${snackbarContentClasses.message}`]: { fontWeight: 600 },
            },
          },
        }}
      />
    </div>
  );
}

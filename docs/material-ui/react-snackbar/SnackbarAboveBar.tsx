import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarAboveBar() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Paper
        square
        elevation={4}
        sx={{ position: 'fixed', insetInline: 0, bottom: 0, px: 2, py: 1.5 }}
      >
        <Button variant="contained" onClick={() => setOpen(true)}>
          Add to cart
        </Button>
      </Paper>
      <Snackbar
        open={open}
        autoHideDuration={6000}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        message="Rye bread is in your cart"
        sx={{ bottom: { xs: 76, sm: 84 } }}
      />
    </div>
  );
}

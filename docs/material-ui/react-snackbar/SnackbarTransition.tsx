import * as React from 'react';
import Button from '@mui/material/Button';
import Slide from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';

export default function SnackbarTransition() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Start the oven
      </Button>
      <Snackbar
        open={open}
        onClose={(_event, reason) => reason !== 'clickaway' && setOpen(false)}
        autoHideDuration={5000}
        message="Heating to 180 °C"
        slots={{ transition: Slide }}
        transitionDuration={{ enter: 300, exit: 150 }}
      />
    </div>
  );
}

import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function BasicBackdrop() {
  const [open, setOpen] = React.useState(false);

  React.useEffect(() => {
    if (!open) {
      return undefined;
    }
    const timer = setTimeout(() => setOpen(false), 3000);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Import the recipes
      </Button>
      <Backdrop
        open={open}
        aria-hidden={false}
        sx={(theme) => ({ zIndex: theme.zIndex.drawer + 1, color: 'common.white' })}
      >
        <CircularProgress color="inherit" aria-label="Importing the recipes" />
      </Backdrop>
    </React.Fragment>
  );
}

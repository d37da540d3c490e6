import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import CloseIcon from '@mui/icons-material/Close';

export default function SnackbarWithAction() {
  const [archived, setArchived] = React.useState(false);
  const [open, setOpen] = React.useState(false);
  const buttonRef = React.useRef<HTMLButtonElement>(null);
  const barRef = React.useRef<HTMLDivElement>(null);

  const toggle = () => {
    setArchived(!archived);
    setOpen(!archived);
  };
  const close = () => {
    setOpen(false);
    // The bar goes away with its buttons, so the focus must not stay on one of them.
    if (barRef.current?.matches(':focus-within')) {
      buttonRef.current?.focus();
    }
  };
  const undo = () => {
    setArchived(false);
    close();
  };

  return (
    <div>
      <Button ref={buttonRef} variant="outlined" onClick={toggle}>
        {archived ? 'Restore the letter' : 'Archive the letter'}
      </Button>
      <Snackbar
        ref={barRef}
        open={open}
        onClose={(_event, reason) => reason !== 'clickaway' && close()}
        message="Letter archived"
        action={
          <React.Fragment>
            <Button color="inherit" size="small" onClick={undo}>
              Undo
            </Button>
            <IconButton color="inherit" aria-label="Close" onClick={close}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </React.Fragment>
        }
      />
    </div>
  );
}

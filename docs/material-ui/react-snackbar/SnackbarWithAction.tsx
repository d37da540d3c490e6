import * as React from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import CloseIcon from '@mui/icons-material/Close';

export default function SnackbarWithAction() {
  const [archived, setArchived] = React.useState(false);
  const [open, setOpen] = React.useState(false);

  const archive = () => {
    setArchived(true);
    setOpen(true);
  };
  const undo = () => {
    setArchived(false);
    setOpen(false);
  };

  return (
    <div>
      <Button variant="outlined" disabled={archived} onClick={archive}>
        Archive the letter
      </Button>
      <Snackbar
        open={open}
        onClose={(_event, reason) => setOpen(reason === 'clickaway')}
        message="Letter archived"
        action={
          <React.Fragment>
            <Button color="inherit" size="small" onClick={undo}>
              Undo
            </Button>
            <IconButton color="inherit" aria-label="Close" onClick={() => setOpen(false)}>
              <CloseIcon fontSize="small" />
            </IconButton>
          </React.Fragment>
        }
      />
    </div>
  );
}

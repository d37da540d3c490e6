import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);
  const titleId = React.useId();

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Show the loan
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-labelledby={titleId}
          sx={{
            position: 'absolute',
            inset: 0,
            margin: 'auto',
            width: 'min(360px, calc(100% - 32px))',
            height: 'fit-content',
            p: 3,
          }}
        >
          <Typography id={titleId} variant="h6" component="div" gutterBottom>
            The Garden Year
          </Typography>
          <Typography sx={{ mb: 2 }}>Due back on March 14. One renewal is left.</Typography>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Close
          </Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function KeepMountedModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Write a note to the host
      </Button>
      <Modal keepMounted open={open} onClose={() => setOpen(false)}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Note to the host"
          sx={{
            position: 'absolute',
            inset: 0,
            margin: 'auto',
            width: 'min(360px, calc(100% - 32px))',
            height: 'fit-content',
            p: 3,
          }}
        >
          <TextField label="Note" fullWidth multiline minRows={3} sx={{ mb: 2 }} />
          <Button onClick={() => setOpen(false)}>Close and keep the text</Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}

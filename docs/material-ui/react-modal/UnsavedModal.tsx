import * as React from 'react';
import Button from '@mui/material/Button';
import Modal, { type ModalProps } from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const panel = {
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  width: 'min(360px, calc(100% - 32px))',
  height: 'fit-content',
  p: 3,
} as const;

export default function UnsavedModal() {
  const [open, setOpen] = React.useState(false);
  const [hint, setHint] = React.useState('');
  const titleId = React.useId();

  const handleClose: ModalProps['onClose'] = (_event, reason) => {
    if (reason === 'backdropClick') {
      setHint('Choose one of the two buttons first.');
      return;
    }
    setOpen(false);
  };

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        onClick={() => {
          setHint('');
          setOpen(true);
        }}
      >
        Leave the recipe
      </Button>
      <Modal open={open} onClose={handleClose}>
        <Paper role="alertdialog" aria-modal="true" aria-labelledby={titleId} sx={panel}>
          <Typography id={titleId} sx={{ mb: 2 }}>
            Your changes to “Lemon tart” are not saved.
          </Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" onClick={() => setOpen(false)}>
              Save
            </Button>
            <Button onClick={() => setOpen(false)}>Discard</Button>
          </Stack>
          <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: 20 }}>
            {hint}
          </Typography>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}

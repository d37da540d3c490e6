import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const panel = {
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  height: 'fit-content',
  p: 3,
} as const;

function RefundTerms() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Read the terms</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Refund terms"
          sx={{ ...panel, width: 'min(260px, calc(100% - 48px))' }}
        >
          <Typography sx={{ mb: 2 }}>You get 80% back until two days before the trip.</Typography>
          <Button onClick={() => setOpen(false)}>Back to the refund</Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}

export default function NestedModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Refund the booking
      </Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Refund"
          sx={{ ...panel, width: 'min(380px, calc(100% - 32px))' }}
        >
          <Typography sx={{ mb: 2 }}>Two seats, €64.00. The refund takes five days.</Typography>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button variant="contained" onClick={() => setOpen(false)}>
              Refund
            </Button>
            <RefundTerms />
          </Stack>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}

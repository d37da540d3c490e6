import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const BlurredBackdrop = styled(Backdrop)({
  zIndex: -1,
  backgroundColor: 'rgb(0 0 0 / 0.35)',
  backdropFilter: 'blur(4px)',
});

const BottomModal = styled(Modal)(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  padding: theme.spacing(2),
}));

export default function BackdropModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Share the photo
      </Button>
      <BottomModal open={open} onClose={() => setOpen(false)} slots={{ backdrop: BlurredBackdrop }}>
        <Paper
          role="dialog"
          aria-modal="true"
          aria-label="Share the photo"
          sx={{ width: '100%', maxWidth: 480, p: 3 }}
        >
          <Typography sx={{ mb: 2 }}>Everyone with the link can see this photo.</Typography>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Copy the link
          </Button>
        </Paper>
      </BottomModal>
    </React.Fragment>
  );
}

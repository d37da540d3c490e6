import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarTiming() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState('none');
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send the message
      </Button>
      <Typography level="body-sm">Last reason: {reason}</Typography>
      <Snackbar
        role="status"
        open={open}
        autoHideDuration={5000}
        resumeHideDuration={3000}
        onClose={(_event, why) => {
          setReason(why);
          if (why !== 'clickaway') setOpen(false);
        }}
      >
        Message sent. Rest the pointer here to keep it.
      </Snackbar>
    </Stack>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';
import CloudUploadIcon from '@mui/icons-material/CloudUpload';

export default function ProgressFab() {
  const [sending, setSending] = React.useState(false);

  React.useEffect(() => {
    if (!sending) {
      return undefined;
    }
    const timer = setTimeout(() => setSending(false), 2500);
    return () => clearTimeout(timer);
  }, [sending]);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ position: 'relative', display: 'inline-flex' }}>
        <Fab
          color="primary"
          aria-label="Send the sightings"
          aria-disabled={sending}
          onClick={() => setSending(true)}
        >
          <CloudUploadIcon />
        </Fab>
        {sending && (
          <CircularProgress
            color="secondary"
            size={68}
            aria-label="Sending"
            sx={{ position: 'absolute', inset: -6, pointerEvents: 'none' }}
          />
        )}
      </Box>
      <Typography role="status">{sending ? 'Sending…' : '12 sightings to send'}</Typography>
    </Box>
  );
}

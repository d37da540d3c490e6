import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BusyRegion() {
  const [busy, setBusy] = React.useState(false);
  const progressId = React.useId();

  React.useEffect(() => {
    if (!busy) {
      return undefined;
    }
    const timer = setTimeout(() => setBusy(false), 3000);
    return () => clearTimeout(timer);
  }, [busy]);

  return (
    <Stack sx={{ gap: 2, width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setBusy(true)}>
        Refresh departures
      </Button>
      <Box
        role="group"
        aria-label="Departures"
        aria-busy={busy}
        aria-describedby={busy ? progressId : undefined}
        sx={{ width: '100%' }}
      >
        <Box sx={{ height: 4 }}>
          {busy ? <LinearProgress id={progressId} aria-label="Refreshing departures" /> : null}
        </Box>
        <Typography sx={{ py: 1 }}>14:05 Ghent, platform 2</Typography>
        <Typography>14:12 Bruges, platform 5</Typography>
      </Box>
    </Stack>
  );
}

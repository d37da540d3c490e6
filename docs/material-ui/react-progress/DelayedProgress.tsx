import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';

export default function DelayedProgress() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setLoading((value) => !value)}>
        {loading ? 'Stop loading' : 'Load the forecast'}
      </Button>
      <Box sx={{ minHeight: 40 }}>
        <Fade in={loading} unmountOnExit style={{ transitionDelay: loading ? '800ms' : '0ms' }}>
          <CircularProgress aria-label="Loading the forecast" />
        </Fade>
      </Box>
    </Stack>
  );
}

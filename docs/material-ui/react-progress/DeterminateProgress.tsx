import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function DeterminateProgress() {
  const [packed, setPacked] = React.useState(3);
  const value = (packed / 8) * 100;

  return (
    <Stack sx={{ gap: 2, width: '100%', alignItems: 'flex-start' }}>
      <LinearProgress
        variant="determinate"
        value={value}
        aria-label="Parcels packed"
        sx={{ width: '100%' }}
      />
      <Stack direction="row" useFlexGap sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <CircularProgress variant="determinate" value={value} aria-label="Share of parcels" />
        <span role="status">{packed} of 8 parcels</span>
        <Button variant="outlined" onClick={() => setPacked(packed < 8 ? packed + 1 : 0)}>
          {packed < 8 ? 'Pack one more' : 'Start again'}
        </Button>
      </Stack>
    </Stack>
  );
}

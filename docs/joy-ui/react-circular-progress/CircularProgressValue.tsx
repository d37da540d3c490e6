import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressValue() {
  const [page, setPage] = React.useState(0);
  const value = page * 25;
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <CircularProgress
        size="lg"
        determinate
        value={value}
        aria-label="Pages scanned"
        aria-valuenow={value}
      >
        {page} / 4
      </CircularProgress>
      <Button variant="outlined" onClick={() => setPage((page + 1) % 5)}>
        {page === 4 ? 'Start again' : 'Scan a page'}
      </Button>
    </Stack>
  );
}

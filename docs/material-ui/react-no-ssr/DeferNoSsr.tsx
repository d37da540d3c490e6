import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';
import Stack from '@mui/material/Stack';

const seats = Array.from({ length: 1500 }, (_, index) => index);

function SeatMap() {
  return (
    <Box
      role="img"
      aria-label="Hall with 1500 seats"
      sx={{ display: 'grid', gridTemplateColumns: 'repeat(60, 1fr)', gap: '1px' }}
    >
      {seats.map((seat) => (
        <Box key={seat} sx={{ aspectRatio: '1', bgcolor: 'primary.main' }} />
      ))}
    </Box>
  );
}

export default function DeferNoSsr() {
  const [shown, setShown] = React.useState(false);

  return (
    <Stack sx={{ gap: 2, width: '100%', maxWidth: 400, alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={() => setShown(!shown)}>
        {shown ? 'Close the hall' : 'Open the hall'}
      </Button>
      {shown && (
        <Stack sx={{ gap: 1, width: '100%' }}>
          <div>Main hall, 25 rows</div>
          <NoSsr defer>
            <SeatMap />
          </NoSsr>
        </Stack>
      )}
    </Stack>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CODEC_NUMBER } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

export default function PersistedSeats() {
  const [stored, setSeats] = useLocalStorageState('docs-persisted-seats', 2, {
    codec: CODEC_NUMBER,
  });
  const seats = stored ?? 2;

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button variant="outlined" disabled={seats <= 1} onClick={() => setSeats(seats - 1)}>
        One less
      </Button>
      <Typography role="status">{`Seats: ${seats}`}</Typography>
      <Button variant="outlined" disabled={seats >= 8} onClick={() => setSeats(seats + 1)}>
        One more
      </Button>
    </Stack>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { CODEC_NUMBER } from '@toolpad/core';
import { useLocalStorageState } from '@toolpad/core/useLocalStorageState';

// A button that is `disabled` would lose the focus at the last press.
const atTheEnd = { '&[aria-disabled="true"]': { color: 'text.disabled', borderColor: 'divider' } };

export default function PersistedSeats() {
  const [stored, setSeats] = useLocalStorageState('docs-persisted-seats', 2, {
    codec: CODEC_NUMBER,
  });
  const seats = stored ?? 2;

  return (
    <Stack direction="row" useFlexGap spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button
        variant="outlined"
        aria-disabled={seats <= 1}
        onClick={() => setSeats(Math.max(seats - 1, 1))}
        sx={atTheEnd}
      >
        One fewer
      </Button>
      <Typography role="status">{`Seats: ${seats}`}</Typography>
      <Button
        variant="outlined"
        aria-disabled={seats >= 8}
        onClick={() => setSeats(Math.min(seats + 1, 8))}
        sx={atTheEnd}
      >
        One more
      </Button>
    </Stack>
  );
}

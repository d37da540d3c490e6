import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

export default function CircularSizes() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <CircularProgress size={20} thickness={5} aria-label="Loading the price" />
      <CircularProgress aria-label="Loading the seat plan" />
      <CircularProgress size="4rem" thickness={2} aria-label="Loading the gallery" />
    </Stack>
  );
}

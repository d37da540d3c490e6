import LinearProgress from '@mui/joy/LinearProgress';
import Stack from '@mui/joy/Stack';

export default function LinearProgressSizes() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
      <LinearProgress size="sm" aria-label="Loading the parcels" />
      <LinearProgress aria-label="Loading the routes" />
      <LinearProgress size="lg" aria-label="Loading the drivers" />
      <LinearProgress thickness={14} aria-label="Loading the depots" />
    </Stack>
  );
}

import CircularProgress from '@mui/joy/CircularProgress';
import Stack from '@mui/joy/Stack';

export default function CircularProgressSizes() {
  return (
    <Stack direction="row" useFlexGap spacing={3} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <CircularProgress size="sm" aria-label="Loading the fares" />
      <CircularProgress aria-label="Loading the map" />
      <CircularProgress size="lg" aria-label="Loading the timetable" />
    </Stack>
  );
}

import CircularProgress from '@mui/material/CircularProgress';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function BasicProgress() {
  return (
    <Stack sx={{ gap: 3, width: '100%', alignItems: 'center' }}>
      <CircularProgress aria-label="Loading the timetable" />
      <LinearProgress aria-label="Loading the map" sx={{ width: '100%' }} />
    </Stack>
  );
}

import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';

export default function ProgressColors() {
  return (
    <Stack sx={{ gap: 2, width: '100%' }}>
      <LinearProgress variant="determinate" value={80} aria-label="Storage" />
      <LinearProgress variant="determinate" value={60} color="secondary" aria-label="Backup" />
      <LinearProgress variant="determinate" value={45} color="success" aria-label="Tests passed" />
      <LinearProgress variant="determinate" value={95} color="error" aria-label="Disk in use" />
      <Box sx={{ color: 'text.secondary' }}>
        <LinearProgress variant="determinate" value={30} color="inherit" aria-label="Import" />
      </Box>
    </Stack>
  );
}

import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertSeverities() {
  return (
    <Stack sx={{ gap: 2, width: '100%' }}>
      <Alert severity="success">Your seat is reserved.</Alert>
      <Alert severity="info">The timetable changes on December 14.</Alert>
      <Alert severity="warning">The last tram leaves in 20 minutes.</Alert>
      <Alert severity="error">The payment was declined.</Alert>
    </Stack>
  );
}

import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import AcUnitIcon from '@mui/icons-material/AcUnit';
import LockOpenIcon from '@mui/icons-material/LockOpen';

export default function AlertIcons() {
  return (
    <Stack sx={{ gap: 2, width: '100%' }}>
      <Alert severity="warning" icon={<AcUnitIcon fontSize="inherit" />}>
        Frost tonight: bring the lemon tree inside.
      </Alert>
      <Alert severity="success" iconMapping={{ success: <LockOpenIcon fontSize="inherit" /> }}>
        The gate is unlocked until 18:00.
      </Alert>
      <Alert severity="info" icon={false}>
        Without an icon: the library closes on public holidays.
      </Alert>
    </Stack>
  );
}

import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertVariants() {
  return (
    <Stack sx={{ gap: 2, width: '100%' }}>
      <Alert severity="error" variant="standard">
        Standard: pump 2 reports a leak.
      </Alert>
      <Alert severity="error" variant="outlined">
        Outlined: pump 2 reports a leak.
      </Alert>
      <Alert severity="error" variant="filled">
        Filled: pump 2 reports a leak.
      </Alert>
    </Stack>
  );
}

import Alert from '@mui/material/Alert';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function SystemPreference() {
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');

  return (
    <Alert severity="info" icon={false}>
      Your system asks for a {prefersDark ? 'dark' : 'light'} appearance.
    </Alert>
  );
}

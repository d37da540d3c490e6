import Alert from '@mui/material/Alert';

export default function Introduction() {
  return (
    <Alert severity="warning" sx={{ borderRadius: 3, fontWeight: 500, alignItems: 'center' }}>
      Platform changed: depart from track 9.
    </Alert>
  );
}

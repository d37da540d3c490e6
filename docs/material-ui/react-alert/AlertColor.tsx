import Alert from '@mui/material/Alert';

export default function AlertColor() {
  return (
    <Alert severity="success" color="info" sx={{ width: '100%' }}>
      The import is complete: 212 of 212 recipes.
    </Alert>
  );
}

import Alert from '@mui/material/Alert';

export default function OutlinedPreview() {
  return <Alert severity="info">This preview has a border and no fill.</Alert>;
}

import Alert from '@mui/material/Alert';

export default function PlainPreview() {
  return <Alert severity="success">This preview has neither border nor fill.</Alert>;
}

import Alert from '@mui/material/Alert';

export default function PlainStage() {
  return <Alert severity="success">This stage has neither border nor fill.</Alert>;
}

import Alert from '@mui/material/Alert';

export default function OutlinedStage() {
  return <Alert severity="info">This stage has a border and no fill.</Alert>;
}

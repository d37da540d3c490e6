import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';

export default function AlertWithTitle() {
  return (
    <Alert severity="warning" sx={{ width: '100%' }}>
      <AlertTitle>Two guests have allergies</AlertTitle>
      Table 4 avoids nuts, table 9 avoids gluten. Check the menu before you confirm.
    </Alert>
  );
}

import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

export default function AlertWithAction() {
  const [archived, setArchived] = React.useState(true);

  return (
    <Alert
      severity="info"
      role="status"
      sx={{ width: '100%' }}
      action={
        <Button color="inherit" size="small" onClick={() => setArchived((value) => !value)}>
          {archived ? 'Restore' : 'Archive'}
        </Button>
      }
    >
      {archived ? 'Invoice 311 is in the archive.' : 'Invoice 311 is in the list again.'}
    </Alert>
  );
}

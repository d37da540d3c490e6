import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function Photos() {
  const dialogs = useDialogs();
  const [count, setCount] = React.useState(24);

  const handleDelete = async () => {
    const confirmed = await dialogs.confirm('The photos are removed from all devices.', {
      title: `Delete ${count} photos?`,
      okText: 'Delete photos',
      cancelText: 'Keep photos',
      severity: 'error',
    });
    if (confirmed) setCount(0);
  };

  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">{count} photos in the album</Typography>
      <Button variant="outlined" onClick={count === 0 ? () => setCount(24) : handleDelete}>
        {count === 0 ? 'Add 24 photos' : 'Delete photos'}
      </Button>
    </Stack>
  );
}

export default function DialogsConfirm() {
  return (
    <DialogsProvider>
      <Photos />
    </DialogsProvider>
  );
}

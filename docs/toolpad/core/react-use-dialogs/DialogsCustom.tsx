import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import { SizeDialog } from './SizeDialog';

function Order() {
  const dialogs = useDialogs();
  const [size, setSize] = React.useState<string | null>(null);

  const handleClick = async () => {
    const answer = await dialogs.open(SizeDialog, {
      product: 'Rain jacket',
      sizes: ['Small', 'Medium', 'Large'],
    });
    if (answer !== null) setSize(answer);
  };

  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Rain jacket, {size ?? 'no size chosen'}</Typography>
      <Button variant="outlined" onClick={handleClick}>
        Choose size
      </Button>
    </Stack>
  );
}

export default function DialogsCustom() {
  return (
    <DialogsProvider>
      <Order />
    </DialogsProvider>
  );
}

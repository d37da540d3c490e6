import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function ListName() {
  const dialogs = useDialogs();
  const [name, setName] = React.useState('Groceries');

  const handleRename = async () => {
    const answer = await dialogs.prompt('Type the new name of the list.', {
      title: 'Rename list',
      okText: 'Rename',
    });
    if (answer !== null) setName(answer);
  };

  return (
    <Stack spacing={1} useFlexGap sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">List: {name}</Typography>
      <Button variant="outlined" onClick={handleRename}>
        Rename list
      </Button>
    </Stack>
  );
}

export default function DialogsPrompt() {
  return (
    <DialogsProvider>
      <ListName />
    </DialogsProvider>
  );
}

import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function BasicTextarea() {
  const id = React.useId();

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 360 }}>
      <label htmlFor={id}>Message to the gardener</label>
      <TextareaAutosize id={id} defaultValue="Water the tomatoes in the evening." />
    </Stack>
  );
}

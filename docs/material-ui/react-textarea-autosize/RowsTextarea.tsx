import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function RowsTextarea() {
  const id = React.useId();

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 360 }}>
      <label htmlFor={id}>Recipe steps</label>
      <TextareaAutosize id={id} minRows={3} placeholder="Begin with the dough" />
    </Stack>
  );
}

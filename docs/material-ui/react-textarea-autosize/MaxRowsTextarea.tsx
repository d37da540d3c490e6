import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const report = [
  'Monday: the pump is loud.',
  'Tuesday: the filter is cleaned.',
  'Wednesday: the pressure is back.',
  'Thursday: no complaints.',
  'Friday: next check in June.',
].join('\n');

export default function MaxRowsTextarea() {
  const id = React.useId();

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 360 }}>
      <label htmlFor={id}>Weekly report</label>
      <TextareaAutosize id={id} minRows={2} maxRows={4} defaultValue={report} />
    </Stack>
  );
}

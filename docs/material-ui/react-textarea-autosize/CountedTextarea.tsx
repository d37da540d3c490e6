import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

const limit = 120;

export default function CountedTextarea() {
  const [text, setText] = React.useState('A quiet room above the bakery.');
  const id = React.useId();

  return (
    <Stack sx={{ gap: 1, width: '100%', maxWidth: 360, alignItems: 'flex-start' }}>
      <label htmlFor={id}>Description of the room</label>
      <TextareaAutosize
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={limit}
        aria-describedby={`${id}-count`}
        style={{ width: '100%' }}
      />
      <Typography id={`${id}-count`} variant="body2">
        {limit - text.length} characters left
      </Typography>
      <Button onClick={() => setText('')}>Clear</Button>
    </Stack>
  );
}

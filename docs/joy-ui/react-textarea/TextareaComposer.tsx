import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

const limit = 80;

export default function TextareaComposer() {
  const countId = React.useId();
  const [text, setText] = React.useState('The tram stops at the east gate.');
  const [status, setStatus] = React.useState('');
  return (
    <FormControl sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Message to the group</FormLabel>
      <Textarea
        minRows={2}
        maxRows={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
        slotProps={{
          textarea: { maxLength: limit, 'aria-describedby': countId },
        }}
        endDecorator={
          <>
            <Typography level="body-sm" id={countId}>
              {limit - text.length} of {limit} characters left
            </Typography>
            <Button size="sm" onClick={() => setStatus('Sent.')} sx={{ marginInlineStart: 'auto' }}>
              Send
            </Button>
          </>
        }
      />
      <Typography level="body-sm" role="status">
        {status}
      </Typography>
    </FormControl>
  );
}

import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaValidation() {
  const [reason, setReason] = React.useState('Too big');
  const short = reason.trim().length < 20;
  return (
    <FormControl error={short} required sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Reason for the return</FormLabel>
      <Textarea
        error={short}
        minRows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <FormHelperText sx={short ? { color: 'danger.plainColor' } : undefined}>
        {short ? 'Write at least 20 characters.' : 'Long enough.'}
      </FormHelperText>
    </FormControl>
  );
}

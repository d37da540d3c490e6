import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

export default function FormTextarea() {
  const [error, setError] = React.useState('');
  const [sent, setSent] = React.useState('');
  const id = React.useId();

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('reason')).trim();
    setError(text.length < 10 ? 'Write at least ten characters.' : '');
    setSent(text.length < 10 ? '' : 'Complaint sent.');
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ gap: 1, width: '100%', maxWidth: 300 }}
    >
      <label htmlFor={id}>Why was the train late?</label>
      <TextareaAutosize
        id={id}
        name="reason"
        minRows={2}
        required
        aria-invalid={error !== ''}
        aria-describedby={`${id}-error`}
      />
      <Typography id={`${id}-error`} role="status" variant="body2" sx={{ minHeight: 20 }}>
        {error || sent}
      </Typography>
      <Button type="submit" variant="outlined">
        Send the complaint
      </Button>
    </Stack>
  );
}

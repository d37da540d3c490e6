import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function TextFieldError() {
  const [email, setEmail] = React.useState('mira.example.com');
  const wrong = !email.includes('@');
  return (
    <FormControl error={wrong} sx={{ width: '100%', maxWidth: 320 }}>
      <FormLabel>Email</FormLabel>
      <Input
        type="email"
        error={wrong}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <FormHelperText sx={wrong ? { color: 'danger.plainColor' } : undefined}>
        {wrong ? 'The address needs an @ sign.' : 'We send one message to confirm it.'}
      </FormHelperText>
    </FormControl>
  );
}

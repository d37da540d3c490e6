import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PasswordField } from '../parts/PasswordField';
import { email, required, useFormErrors } from '../parts/useFormErrors';

const rules = { email, password: required('Enter your password.') };

interface SignInFormProps {
  onSignIn: (reader: string) => void;
  onForget: () => void;
}

export function SignInForm({ onSignIn, onForget }: SignInFormProps) {
  const { check, field } = useFormErrors(rules);

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    // Send the data to your server here; it decides whether they are right.
    if (check(form)) onSignIn(String(new FormData(form).get('email')));
  };

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2 }}>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        required
        fullWidth
      />
      <PasswordField {...field('password')} autoComplete="current-password" required />
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <FormControlLabel control={<Checkbox name="remember" />} label="Stay signed in" />
        <Link component="button" type="button" variant="body2" onClick={onForget}>
          Forgot your password?
        </Link>
      </Stack>
      <Button type="submit" variant="contained" size="large">
        Sign in
      </Button>
    </Stack>
  );
}

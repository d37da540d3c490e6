import type { SyntheticEvent } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PasswordField } from '../parts/PasswordField';
import { required, useFormErrors } from '../parts/useFormErrors';
import type { Rule } from '../parts/useFormErrors';

const memberNumber: Rule = (value) =>
  /^\d{5}$/.test(value.trim()) ? undefined : 'The number on your card has five digits.';

const rules = { member: memberNumber, password: required('Enter your password.') };

export function MemberForm({ onSignIn }: { onSignIn: (member: string) => void }) {
  const { check, field } = useFormErrors(rules);

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (check(form)) onSignIn(String(new FormData(form).get('member')).trim());
  };

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2 }}>
      <TextField
        {...field('member', 'Five digits, for example 20417')}
        label="Member number"
        autoComplete="username"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
        required
        fullWidth
      />
      <PasswordField {...field('password')} autoComplete="current-password" required />
      <FormControlLabel
        control={<Checkbox name="remember" />}
        label="Stay signed in on this device"
      />
      <Button type="submit" variant="contained" size="large">
        Sign in
      </Button>
    </Stack>
  );
}

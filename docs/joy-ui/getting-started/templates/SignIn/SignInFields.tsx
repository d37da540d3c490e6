import * as React from 'react';
import type { SyntheticEvent } from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import { CheckedField } from '../parts/CheckedField';

interface SignInFieldsProps {
  onSignIn: (member: string) => void;
}

export function SignInFields({ onSignIn }: SignInFieldsProps) {
  const [errors, setErrors] = React.useState<{ email?: string; password?: string }>({});

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const email = String(data.get('email'));
    const found: typeof errors = {};
    if (data.get('password') === '') found.password = 'Enter your password.';
    if (!/^\S+@\S+\.\S+$/.test(email)) found.email = 'Enter an address such as ada@example.org.';
    setErrors(found);
    const wrong = form.elements.namedItem(found.email === undefined ? 'password' : 'email');
    if (Object.keys(found).length === 0) onSignIn(email);
    else if (wrong instanceof HTMLElement) wrong.focus();
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit}>
      <CheckedField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        error={errors.email}
      />
      <CheckedField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <Stack
        direction="row"
        useFlexGap
        spacing={1}
        sx={{ flexWrap: 'wrap', justifyContent: 'space-between' }}
      >
        <Checkbox size="sm" name="remember" label="Stay signed in" />
        <Link level="body-sm" href="#ferry-reset">
          Forgot your password?
        </Link>
      </Stack>
      <Button type="submit">Sign in</Button>
    </Stack>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PasswordField } from '../parts/PasswordField';
import { email, required, useFormErrors } from '../parts/useFormErrors';
import type { Rule } from '../parts/useFormErrors';
import { PasswordStrength, MIN_LENGTH } from './PasswordStrength';

const longEnough: Rule = (value) =>
  value.length >= MIN_LENGTH ? undefined : `Use at least ${MIN_LENGTH} characters.`;

const rules = {
  name: required('Tell us what to call you.'),
  email,
  password: longEnough,
  rules: required('The garden only works if everybody follows its rules.'),
};

export function SignUpForm({ onJoin }: { onJoin: (name: string) => void }) {
  const rulesErrorId = React.useId();
  const { errors, check, field } = useFormErrors(rules);
  const [password, setPassword] = React.useState('');

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (check(form)) onJoin(String(new FormData(form).get('name')).trim());
  };

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2 }}>
      <Typography component="h2" variant="h5" sx={{ m: 0, fontWeight: 700 }}>
        Create an account
      </Typography>
      <TextField {...field('name')} label="Name" autoComplete="name" required fullWidth />
      <TextField
        {...field('email', 'For the watering plan, nothing else')}
        label="Email"
        type="email"
        autoComplete="email"
        required
        fullWidth
      />
      <div>
        <PasswordField
          {...field('password')}
          autoComplete="new-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordStrength password={password} />
      </div>
      <FormControl error={errors['rules'] !== undefined}>
        <FormControlLabel
          control={
            <Checkbox
              name="rules"
              value="accepted"
              slotProps={{
                input: {
                  'aria-required': true,
                  'aria-invalid': errors['rules'] !== undefined,
                  'aria-describedby': rulesErrorId,
                },
              }}
            />
          }
          label="I’ll follow the garden rules: no poison, no noise after nine"
        />
        <FormHelperText id={rulesErrorId}>{errors['rules']}</FormHelperText>
      </FormControl>
      <FormControlLabel control={<Checkbox name="letters" />} label="Send me the monthly letter" />
      <Button type="submit" variant="contained" size="large">
        Create the account
      </Button>
    </Stack>
  );
}

import * as React from 'react';
import FormControl, { useFormControl } from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

function PasswordHelp({ id }: { id: string }) {
  const { focused, filled } = useFormControl() ?? {};
  const hint = filled ? 'Saved only when you submit the form' : 'Not set yet';

  return (
    <FormHelperText id={id}>
      {focused ? 'At least 12 characters; spaces are allowed' : hint}
    </FormHelperText>
  );
}

export default function FocusHelperText() {
  const id = React.useId();

  return (
    <FormControl sx={{ width: '100%', maxWidth: 320 }}>
      <InputLabel htmlFor={id}>New password</InputLabel>
      <OutlinedInput
        id={id}
        type="password"
        autoComplete="new-password"
        label="New password"
        aria-describedby={`${id}-help`}
      />
      <PasswordHelp id={`${id}-help`} />
    </FormControl>
  );
}

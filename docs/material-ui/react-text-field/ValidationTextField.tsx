import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

function findError(value: string): string | null {
  if (value === '') {
    return 'Enter a project key.';
  }
  if (!/^[A-Z]{2,5}$/.test(value)) {
    return 'Use two to five capital letters, for example DOCS.';
  }
  return null;
}

export default function ValidationTextField() {
  const [value, setValue] = React.useState('docs');
  const [checked, setChecked] = React.useState(true);
  const error = checked ? findError(value) : null;

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
  };

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={handleSubmit}
      sx={{ gap: 2, width: '100%', maxWidth: 320 }}
    >
      <TextField
        required
        label="Project key"
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onBlur={() => setChecked(true)}
        error={error !== null}
        helperText={error ?? 'The key starts the number of every ticket.'}
      />
      <Button type="submit" variant="contained">
        Create project
      </Button>
    </Stack>
  );
}

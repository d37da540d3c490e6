import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

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
  const [message, setMessage] = React.useState('');
  const inputRef = React.useRef<HTMLInputElement>(null);
  const error = checked ? findError(value) : null;

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (findError(value)) inputRef.current?.focus();
    else setMessage(`Project ${value} is created.`);
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
        inputRef={inputRef}
        onChange={(event) => {
          setValue(event.target.value);
          setChecked(false);
          setMessage('');
        }}
        onBlur={() => setChecked(true)}
        error={error !== null}
        helperText={error ?? 'The key starts the number of every ticket.'}
      />
      <Button type="submit" variant="contained">
        Create project
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}

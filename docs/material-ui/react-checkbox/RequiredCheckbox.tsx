import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function RequiredCheckbox() {
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setMessage(`Sent: liability=${String(data.get('liability'))}`);
  };

  return (
    <Stack component="form" onSubmit={handleSubmit} sx={{ gap: 1, alignItems: 'flex-start' }}>
      <FormControlLabel
        required
        control={<Checkbox name="liability" value="yes" />}
        label="I accept liability for the borrowed tools"
      />
      <Button type="submit" variant="contained">
        Borrow
      </Button>
      <Typography role="status" variant="body2" sx={{ minHeight: 20 }}>
        {message}
      </Typography>
    </Stack>
  );
}

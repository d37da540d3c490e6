import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function AnnouncedAlert() {
  const [message, setMessage] = React.useState('');

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('voucher')).trim();
    setMessage(code === 'SPRING' ? '' : 'This voucher does not exist. Try SPRING.');
  };

  return (
    <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2, width: '100%' }}>
      {message ? <Alert severity="error">{message}</Alert> : null}
      <TextField label="Voucher" name="voucher" autoComplete="off" error={message !== ''} />
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Redeem
      </Button>
    </Stack>
  );
}

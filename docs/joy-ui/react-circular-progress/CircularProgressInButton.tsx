import * as React from 'react';
import Button from '@mui/joy/Button';
import CircularProgress from '@mui/joy/CircularProgress';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CircularProgressInButton() {
  const [sending, setSending] = React.useState(true);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        startDecorator={sending ? <CircularProgress aria-label="Sending" /> : undefined}
        aria-disabled={sending}
      >
        Send the claim
      </Button>
      <Typography
        startDecorator={sending ? <CircularProgress size="sm" aria-label="Checking" /> : undefined}
      >
        {sending ? 'Checking three receipts' : 'Three receipts checked'}
      </Typography>
      <Link component="button" type="button" onClick={() => setSending(!sending)}>
        {sending ? 'Finish' : 'Repeat'}
      </Link>
    </Stack>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { email, useFormErrors } from '../parts/useFormErrors';

const rules = { email };

export function Footer() {
  const { check, field } = useFormErrors(rules);
  const [isSent, setIsSent] = React.useState(false);

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) setIsSent(true);
  };

  return (
    <Box component="footer" sx={{ bgcolor: 'action.hover', py: 6 }}>
      <Container sx={{ display: 'grid', gap: 3 }}>
        <Box id="marketing-letter" sx={{ display: 'grid', gap: 2, maxWidth: 520 }}>
          <Typography component="h2" variant="h5" sx={{ m: 0, fontWeight: 800 }}>
            Start with an empty plan
          </Typography>
          <Box
            component="form"
            noValidate
            onSubmit={handleSubmit}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}
          >
            <TextField
              {...field('email')}
              label="Studio email"
              type="email"
              autoComplete="email"
              required
              sx={{ flex: '1 1 220px' }}
            />
            <Button
              type="submit"
              variant="contained"
              disableElevation
              sx={{ minHeight: 56, px: 3 }}
            >
              Open an account
            </Button>
          </Box>
          <Typography role="status" sx={{ m: 0, minHeight: 24 }}>
            {isSent ? 'The key to your studio is in your mailbox.' : ''}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between' }}>
          <Typography component="p" variant="body2" sx={{ m: 0 }}>
            Kilnbook, a cooperative of three studios
          </Typography>
          <Link href="#marketing-top" variant="body2" color="text.primary">
            Back to the top
          </Link>
        </Box>
      </Container>
    </Box>
  );
}

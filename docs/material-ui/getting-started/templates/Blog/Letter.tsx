import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { email, useFormErrors } from '../parts/useFormErrors';

const rules = { email };

/** The foot of the page: the newsletter and who is behind the magazine. */
export function Letter() {
  const { check, field } = useFormErrors(rules);
  const [isSent, setIsSent] = React.useState(false);

  const handleSubmit = (event: React.SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (check(event.currentTarget)) setIsSent(true);
  };

  return (
    <Box component="footer" sx={{ mt: 8, borderTop: '1px solid', borderColor: 'divider' }}>
      <Container sx={{ py: 5, display: 'grid', gap: 3 }}>
        <Box component="section" id="blog-letter" sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
          <Typography component="h2" variant="h5" sx={{ m: 0 }}>
            A letter every month
          </Typography>
          <Typography sx={{ m: 0 }}>
            One walk, one map, and the mistakes of the last issue.
          </Typography>
          <Box
            component="form"
            noValidate
            onSubmit={handleSubmit}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 }}
          >
            <TextField
              {...field('email')}
              label="Email"
              type="email"
              autoComplete="email"
              required
              sx={{ flex: '1 1 220px' }}
            />
            <Button type="submit" variant="contained" size="large" sx={{ minHeight: 56 }}>
              Subscribe
            </Button>
          </Box>
          <Typography role="status" sx={{ m: 0, minHeight: 24 }}>
            {isSent ? 'Check your inbox and confirm with the link in the email.' : ''}
          </Typography>
        </Box>
        <Typography component="p" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
          Contour is written by three people and runs no ads.
        </Typography>
      </Container>
    </Box>
  );
}

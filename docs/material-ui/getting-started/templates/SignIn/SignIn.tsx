import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import KeyIcon from '@mui/icons-material/Key';
import LocalLibraryIcon from '@mui/icons-material/LocalLibrary';
import { Backdrop } from './Backdrop';
import { ForgottenPassword } from './ForgottenPassword';
import { SignInForm } from './SignInForm';
import { createLibraryTheme } from './theme';

export default function SignIn() {
  const { direction } = useTheme();
  const theme = React.useMemo(() => createLibraryTheme(direction), [direction]);
  const [reader, setReader] = React.useState<string>();
  const [isAsking, setIsAsking] = React.useState(false);

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          placeItems: 'center',
          minHeight: '100dvh',
          p: 2,
          bgcolor: 'background.default',
          color: 'text.primary',
          typography: 'body1',
        }}
      >
        <Backdrop />
        <Paper
          component="main"
          elevation={6}
          sx={{ position: 'relative', width: '100%', maxWidth: 420, p: { xs: 2.5, sm: 4 } }}
        >
          <Stack sx={{ gap: 2 }}>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              <LocalLibraryIcon color="primary" />
              <Typography component="p" sx={{ m: 0, fontWeight: 700 }}>
                Quayside Library
              </Typography>
            </Stack>
            <Typography component="h1" variant="h4" sx={{ m: 0, fontWeight: 700 }}>
              Sign in
            </Typography>
            <div role="status">
              {reader === undefined ? null : (
                <Alert severity="success">Welcome back, {reader}.</Alert>
              )}
            </div>
            <SignInForm onSignIn={setReader} onForget={() => setIsAsking(true)} />
            <Divider>or</Divider>
            <Button
              variant="outlined"
              size="large"
              startIcon={<KeyIcon />}
              onClick={() => setReader('Ines Okafor')}
            >
              Use a passkey
            </Button>
            <Typography variant="body2" sx={{ textAlign: 'center' }}>
              No library card yet? <Link href="#sign-in-join">Join the library</Link>
            </Typography>
          </Stack>
        </Paper>
        <ForgottenPassword open={isAsking} onClose={() => setIsAsking(false)} />
      </Box>
    </ThemeProvider>
  );
}

import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, AuthenticationContext, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const mary: Session = { user: { id: '3', name: 'Mary Somerville', email: 'mary@example.com' } };

function SignInOrOut() {
  const user = useSession()?.user;
  const authentication = React.useContext(AuthenticationContext);

  return (
    <Stack useFlexGap spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
      <Typography role="status">{user ? `Signed in as ${user.name}.` : 'Signed out.'}</Typography>
      <Button variant="outlined" onClick={user ? authentication?.signOut : authentication?.signIn}>
        {user ? 'Sign out' : 'Sign in'}
      </Button>
    </Stack>
  );
}

export default function SessionSignOut() {
  const [session, setSession] = React.useState<Session | null>(mary);
  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(mary), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider authentication={authentication} session={session} theme={theme}>
      <SignInOrOut />
    </AppProvider>
  );
}

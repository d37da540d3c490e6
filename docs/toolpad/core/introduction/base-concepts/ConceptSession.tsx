import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const grace: Session = { user: { id: '7', name: 'Grace Hopper', email: 'grace@example.com' } };

const localeText = { accountSignInLabel: 'Start shift', accountSignOutLabel: 'End shift' };

function Greeting() {
  const session = useSession();
  return <Typography>{session?.user ? `On shift: ${session.user.name}` : 'Off shift'}</Typography>;
}

export default function ConceptSession() {
  const [session, setSession] = React.useState<Session | null>(null);
  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(grace), signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider
      authentication={authentication}
      localeText={localeText}
      session={session}
      theme={theme}
    >
      <Stack direction="row" spacing={2} sx={{ p: 2, alignItems: 'center' }}>
        <Greeting />
        <Account />
      </Stack>
    </AppProvider>
  );
}

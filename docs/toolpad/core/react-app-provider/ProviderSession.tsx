import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { useSession } from '@toolpad/core/useSession';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const mira: Session = { user: { id: '4', name: 'Mira Lund', email: 'mira@example.com' } };

function Greeting() {
  const session = useSession();
  return (
    <Typography>
      {session?.user ? `Good morning, ${session.user.name}.` : 'Nobody is signed in.'}
    </Typography>
  );
}

export default function ProviderSession() {
  const [session, setSession] = React.useState<Session | null>(mira);

  return (
    <AppProvider session={session} theme={theme}>
      <Stack spacing={2} useFlexGap sx={{ p: 2, alignItems: 'flex-start' }}>
        <Greeting />
        <Button variant="outlined" onClick={() => setSession(session ? null : mira)}>
          {session ? 'End the session' : 'Start the session'}
        </Button>
      </Stack>
    </AppProvider>
  );
}

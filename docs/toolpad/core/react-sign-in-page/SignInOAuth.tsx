import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import { Account } from '@toolpad/core/Account';
import { AppProvider, type Session } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { useDialogs } from '@toolpad/core/useDialogs';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const providers: AuthProvider[] = [{ id: 'github', name: 'GitHub' }];
const nora: Session = { user: { name: 'Nora Berg', email: 'nora@example.com' } };

function SignInWithGitHub({ onSession }: { onSession: (session: Session) => void }) {
  const dialogs = useDialogs();

  // In an app, the browser leaves for the provider here and comes back with a code.
  const signIn = async (provider: AuthProvider): Promise<AuthResponse> => {
    const isAllowed = await dialogs.confirm('Share your name and email address with Harbor?', {
      title: `${provider.name} (simulated)`,
      okText: 'Authorize',
    });
    if (!isAllowed) return { error: `You canceled the sign-in at ${provider.name}.` };
    onSession(nora);
    return {};
  };

  return <SignInPage providers={providers} signIn={signIn} />;
}

export default function SignInOAuth() {
  const [session, setSession] = React.useState<Session | null>(null);
  const authentication = React.useMemo(
    () => ({ signIn: () => {}, signOut: () => setSession(null) }),
    [],
  );

  return (
    <AppProvider
      authentication={authentication}
      branding={{ title: 'Harbor' }}
      session={session}
      theme={theme}
    >
      {session === null ? (
        <SignInWithGitHub onSession={setSession} />
      ) : (
        <Stack direction="row" spacing={1} sx={{ p: 2, alignItems: 'center' }}>
          <Account />
          <Typography>Welcome, {session.user?.name}. Sign out in the menu.</Typography>
        </Stack>
      )}
    </AppProvider>
  );
}

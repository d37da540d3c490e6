import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const providers: AuthProvider[] = [{ id: 'passkey', name: 'Passkey' }];

function SignInWithPasskey() {
  const dialogs = useDialogs();
  const notifications = useNotifications();

  const signIn = async (_provider: AuthProvider, formData?: FormData): Promise<AuthResponse> => {
    const email = String(formData?.get('email') ?? '');
    if (!email.endsWith('@example.com')) {
      return { error: `There is no passkey for ${email}. Use an address at example.com.` };
    }
    // In an app, navigator.credentials.get() opens the prompt of the operating system here.
    const isVerified = await dialogs.confirm(`Touch the sensor to sign in as ${email}.`, {
      title: 'Passkey (simulated)',
      okText: 'Touch',
    });
    if (!isVerified) return { error: 'The passkey request was canceled.' };
    notifications.show(`Signed in as ${email}.`, {
      key: 'passkey',
      severity: 'success',
      autoHideDuration: 4000,
    });
    return {};
  };

  return (
    <SignInPage
      providers={providers}
      signIn={signIn}
      slotProps={{
        emailField: { autoFocus: false, autoComplete: 'username webauthn' },
      }}
    />
  );
}

export default function SignInPasskey() {
  return (
    <AppProvider theme={theme}>
      <SignInWithPasskey />
    </AppProvider>
  );
}

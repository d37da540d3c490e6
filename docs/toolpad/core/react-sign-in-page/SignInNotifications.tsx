import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { useNotifications } from '@toolpad/core/useNotifications';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const providers: AuthProvider[] = [{ id: 'credentials', name: 'password' }];

function SignInWithNotification() {
  const notifications = useNotifications();

  const signIn = async (provider: AuthProvider, formData?: FormData): Promise<AuthResponse> => {
    notifications.show(`Welcome, ${String(formData?.get('email'))}.`, {
      key: 'sign-in',
      severity: 'success',
      autoHideDuration: 4000,
    });
    return {};
  };

  return (
    <SignInPage
      providers={providers}
      signIn={signIn}
      slotProps={{ emailField: { autoFocus: false } }}
    />
  );
}

export default function SignInNotifications() {
  return (
    <AppProvider theme={theme}>
      <SignInWithNotification />
    </AppProvider>
  );
}

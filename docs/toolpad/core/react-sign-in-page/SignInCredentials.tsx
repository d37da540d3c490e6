import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const providers: AuthProvider[] = [{ id: 'credentials', name: 'email and password' }];

async function signIn(provider: AuthProvider, formData?: FormData): Promise<AuthResponse> {
  const email = String(formData?.get('email') ?? '');
  return { type: 'CredentialsSignin', error: `No account uses ${email}.` };
}

export default function SignInCredentials() {
  return (
    <AppProvider theme={theme}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{ emailField: { autoFocus: false } }}
      />
    </AppProvider>
  );
}

import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const providers: AuthProvider[] = [{ id: 'nodemailer', name: 'email link' }];

async function signIn(provider: AuthProvider, formData?: FormData): Promise<AuthResponse> {
  const email = String(formData?.get('email') ?? '');
  return email.endsWith('@example.com')
    ? { success: `A link is on its way to ${email}.` }
    : { error: 'Use an address that ends in @example.com.' };
}

export default function SignInMagicLink() {
  return (
    <AppProvider theme={theme}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{ emailField: { autoFocus: false, autoComplete: 'email' } }}
      />
    </AppProvider>
  );
}

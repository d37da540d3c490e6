import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };

const providers: AuthProvider[] = [
  { id: 'credentials', name: 'email and password' },
  { id: 'nodemailer', name: 'email link' },
  { id: 'google', name: 'Google' },
  { id: 'city-id', name: 'City ID' },
];

async function signIn(provider: AuthProvider): Promise<AuthResponse> {
  return { error: `${provider.name} isn't connected in this demo.` };
}

export default function SignInSeveral() {
  return (
    <AppProvider theme={theme}>
      <SignInPage
        providers={providers}
        signIn={signIn}
        slotProps={{ emailField: { autoComplete: 'email' } }}
      />
    </AppProvider>
  );
}

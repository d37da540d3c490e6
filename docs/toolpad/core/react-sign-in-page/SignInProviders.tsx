import { createTheme } from '@mui/material/styles';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };

const providers: AuthProvider[] = [
  { id: 'github', name: 'GitHub' },
  { id: 'google', name: 'Google' },
  { id: 'microsoft-entra-id', name: 'Microsoft' },
];

async function signIn(provider: AuthProvider): Promise<AuthResponse> {
  return { type: 'Demo', error: `${provider.name} is not connected in this demo.` };
}

export default function SignInProviders() {
  return (
    <AppProvider theme={theme}>
      <SignInPage providers={providers} signIn={signIn} />
    </AppProvider>
  );
}

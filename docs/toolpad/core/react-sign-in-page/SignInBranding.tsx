import { createTheme } from '@mui/material/styles';
import SailingIcon from '@mui/icons-material/Sailing';
import { AppProvider } from '@toolpad/core/AppProvider';
import { SignInPage, type AuthProvider } from '@toolpad/core/SignInPage';

const theme = {
  light: createTheme({ palette: { primary: { main: '#00695c' } } }),
  dark: createTheme({ palette: { mode: 'dark', primary: { main: '#4db6ac' } } }),
};

const branding = {
  title: 'Harbor',
  logo: <SailingIcon color="primary" fontSize="large" />,
};

const providers: AuthProvider[] = [{ id: 'github', name: 'GitHub' }];

export default function SignInBranding() {
  return (
    <AppProvider branding={branding} theme={theme}>
      <SignInPage
        providers={providers}
        signIn={async () => ({ error: 'This demo has no server.' })}
        localeText={{
          signInTitle: (name) => `Come aboard ${name}`,
          signInSubtitle: 'Use the account of your crew',
          providerSignInTitle: (provider) => `Continue with ${provider}`,
        }}
        sx={{ bgcolor: 'background.default' }}
      />
    </AppProvider>
  );
}

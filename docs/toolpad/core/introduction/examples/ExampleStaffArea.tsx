import * as React from 'react';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BadgeIcon from '@mui/icons-material/Badge';
import { AppProvider, type Navigation, type Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { SignInPage, type AuthProvider, type AuthResponse } from '@toolpad/core/SignInPage';
import { useMemoryRouter } from './useMemoryRouter';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const branding = { title: 'Staff area', logo: <BadgeIcon color="primary" fontSize="large" /> };
const navigation: Navigation = [{ segment: '', title: 'My shifts', icon: <BadgeIcon /> }];
const providers: AuthProvider[] = [{ id: 'credentials', name: 'password' }];
const localeText = { signInSubtitle: 'Any address works here. The password is low-tide.' };

export default function ExampleStaffArea() {
  const [session, setSession] = React.useState<Session | null>(null);
  const router = useMemoryRouter('/');
  const authentication = React.useMemo(
    () => ({ signIn: () => router.navigate('/'), signOut: () => setSession(null) }),
    [router],
  );

  const signIn = async (_: AuthProvider, formData?: FormData): Promise<AuthResponse> => {
    const email = String(formData?.get('email') ?? '');
    if (formData?.get('password') !== 'low-tide') {
      return { error: 'The address or the password is wrong.' };
    }
    setSession({ user: { id: email, name: email.split('@')[0] ?? email, email } });
    return {};
  };

  return (
    <AppProvider
      authentication={authentication}
      branding={branding}
      localeText={localeText}
      navigation={navigation}
      router={router}
      session={session}
      theme={theme}
    >
      {session ? (
        <DashboardLayout defaultSidebarCollapsed>
          <PageContainer>
            <Typography>You work on Tuesday from six to two.</Typography>
          </PageContainer>
        </DashboardLayout>
      ) : (
        <SignInPage
          providers={providers}
          signIn={signIn}
          slotProps={{ emailField: { autoFocus: false } }}
        />
      )}
    </AppProvider>
  );
}

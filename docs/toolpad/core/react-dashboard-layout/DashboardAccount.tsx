import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import InboxIcon from '@mui/icons-material/Inbox';
import { AppProvider, type Navigation, type Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter } from './useMemoryRouter';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const navigation: Navigation = [{ segment: 'inbox', title: 'Inbox', icon: <InboxIcon /> }];
const ada: Session = { user: { id: '1', name: 'Ada Lovelace', email: 'ada@example.com' } };

export default function DashboardAccount() {
  const [session, setSession] = React.useState<Session | null>(ada);
  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(ada), signOut: () => setSession(null) }),
    [],
  );
  const router = useMemoryRouter('/inbox');

  return (
    <AppProvider
      authentication={authentication}
      navigation={navigation}
      router={router}
      session={session}
      theme={theme}
    >
      <DashboardLayout defaultSidebarCollapsed>
        <Box sx={{ p: 3 }}>
          <Typography>
            {session?.user ? `Signed in as ${session.user.name}.` : 'You are signed out.'}
          </Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import AnchorIcon from '@mui/icons-material/Anchor';
import GroupsIcon from '@mui/icons-material/Groups';
import SailingIcon from '@mui/icons-material/Sailing';
import { AppProvider, type Navigation, type Session } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter } from './useMemoryRouter';

const theme = {
  light: createTheme(),
  // The selected item uses `primary.dark`, which has to stand out from a dark background here.
  dark: createTheme({ palette: { mode: 'dark', primary: { main: '#90caf9', dark: '#90caf9' } } }),
};
const branding = { title: 'Harbor', logo: <AnchorIcon color="primary" fontSize="large" /> };
const navigation: Navigation = [
  { segment: 'boats', title: 'Boats', icon: <SailingIcon /> },
  { segment: 'crew', title: 'Crew', icon: <GroupsIcon /> },
];
const mira: Session = { user: { id: '4', name: 'Mira Lund', email: 'mira@example.com' } };

export default function ProviderOverview() {
  const [session, setSession] = React.useState<Session | null>(mira);
  const authentication = React.useMemo(
    () => ({ signIn: () => setSession(mira), signOut: () => setSession(null) }),
    [],
  );
  const router = useMemoryRouter('/boats');

  return (
    <AppProvider
      authentication={authentication}
      branding={branding}
      navigation={navigation}
      router={router}
      session={session}
      theme={theme}
    >
      <DashboardLayout>
        <Box sx={{ p: 3 }}>
          <Typography>
            {router.pathname === '/boats' ? '12 boats are in the harbor.' : '9 people are on duty.'}
          </Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import DnsIcon from '@mui/icons-material/Dns';
import RocketLaunchIcon from '@mui/icons-material/RocketLaunch';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { theme } from './dashboardTheme';
import { useMemoryRouter } from './useMemoryRouter';

const navigation: Navigation = [
  { segment: 'servers', title: 'Servers', icon: <DnsIcon /> },
  { segment: 'releases', title: 'Releases', icon: <RocketLaunchIcon /> },
];

function TitleWithEnvironment() {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <DnsIcon color="primary" />
      <Typography component="span" sx={{ fontWeight: 700 }}>
        Control room
      </Typography>
      <Chip
        label="Staging"
        size="small"
        variant="outlined"
        sx={{ display: { xs: 'none', sm: 'flex' } }}
      />
    </Stack>
  );
}

export default function DashboardTitle() {
  const router = useMemoryRouter('/servers');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout slots={{ appTitle: TitleWithEnvironment }} sidebarExpandedWidth={240}>
        <Box sx={{ p: 3 }}>
          <Typography>
            {router.pathname === '/servers' ? '12 servers are running.' : 'Release 4.2 is next.'}
          </Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import HelpIcon from '@mui/icons-material/Help';
import TaskIcon from '@mui/icons-material/Task';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  ThemeSwitcher,
  type SidebarFooterProps,
} from '@toolpad/core/DashboardLayout';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const navigation: Navigation = [{ segment: 'tasks', title: 'Tasks', icon: <TaskIcon /> }];

function HelpAndTheme() {
  return (
    <Stack direction="row">
      <Tooltip title="Help">
        <IconButton aria-label="Help" color="inherit">
          <HelpIcon />
        </IconButton>
      </Tooltip>
      <ThemeSwitcher />
    </Stack>
  );
}

function VersionFooter({ mini }: SidebarFooterProps) {
  return (
    <Typography variant="caption" sx={{ p: 2, textAlign: mini ? 'center' : 'start' }}>
      {mini ? '4.2' : 'Version 4.2, stable channel'}
    </Typography>
  );
}

export default function DashboardSlots({ window }: { window?: () => Window }) {
  const [pathname, setPathname] = React.useState('/tasks');
  const router = React.useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );

  return (
    <AppProvider navigation={navigation} router={router} theme={theme} window={window?.()}>
      <DashboardLayout slots={{ toolbarActions: HelpAndTheme, sidebarFooter: VersionFooter }}>
        <Box sx={{ p: 3 }}>
          <Typography>Four tasks are due this week.</Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}

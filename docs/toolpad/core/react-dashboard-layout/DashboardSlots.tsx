import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import HelpIcon from '@mui/icons-material/Help';
import TaskIcon from '@mui/icons-material/Task';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import {
  DashboardLayout,
  ThemeSwitcher,
  type SidebarFooterProps,
} from '@toolpad/core/DashboardLayout';
import { useMemoryRouter } from './useMemoryRouter';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const navigation: Navigation = [{ segment: 'tasks', title: 'Tasks', icon: <TaskIcon /> }];

function HelpAndTheme() {
  return (
    <Stack direction="row">
      <IconButton aria-label="Help" color="inherit">
        <HelpIcon />
      </IconButton>
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

export default function DashboardSlots() {
  const router = useMemoryRouter('/tasks');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout slots={{ toolbarActions: HelpAndTheme, sidebarFooter: VersionFooter }}>
        <Box sx={{ p: 3 }}>
          <Typography>Four tasks are due this week.</Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}

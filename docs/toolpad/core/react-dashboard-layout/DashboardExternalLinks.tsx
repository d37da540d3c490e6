import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import MonitorHeartIcon from '@mui/icons-material/MonitorHeart';
import TaskIcon from '@mui/icons-material/Task';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout, type SidebarFooterProps } from '@toolpad/core/DashboardLayout';
import { theme } from './dashboardTheme';
import { useMemoryRouter } from './useMemoryRouter';

const navigation: Navigation = [{ segment: 'tasks', title: 'Tasks', icon: <TaskIcon /> }];

const LINKS = [
  { title: 'Manual', href: 'https://example.com/manual', icon: <MenuBookIcon /> },
  { title: 'Status', href: 'https://example.com/status', icon: <MonitorHeartIcon /> },
];

function ExternalLinks({ mini }: SidebarFooterProps) {
  return (
    <List dense aria-label="Other sites">
      {LINKS.map(({ title, href, icon }) => (
        <li key={title}>
          <ListItemButton
            component="a"
            href={href}
            target="_blank"
            rel="noreferrer"
            aria-label={`${title}, opens in a new tab`}
            sx={{ px: 3 }}
          >
            <ListItemIcon sx={{ minWidth: 44 }}>{icon}</ListItemIcon>
            {!mini && <ListItemText primary={title} />}
          </ListItemButton>
        </li>
      ))}
    </List>
  );
}

export default function DashboardExternalLinks() {
  const router = useMemoryRouter('/tasks');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout slots={{ sidebarFooter: ExternalLinks }} sidebarExpandedWidth={240}>
        <Box sx={{ p: 3 }}>
          <Typography>Six tasks are open.</Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}

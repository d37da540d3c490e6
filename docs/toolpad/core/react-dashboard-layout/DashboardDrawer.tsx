import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import LibraryBooksIcon from '@mui/icons-material/LibraryBooks';
import PersonIcon from '@mui/icons-material/Person';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { theme } from './dashboardTheme';
import { useMemoryRouter } from './useMemoryRouter';

const navigation: Navigation = [
  { kind: 'header', title: 'Library' },
  { segment: 'loans', title: 'Loans', icon: <LibraryBooksIcon /> },
  { segment: 'members', title: 'Members', icon: <PersonIcon /> },
];

export default function DashboardDrawer() {
  const router = useMemoryRouter('/loans');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout disableCollapsibleSidebar sidebarExpandedWidth={200}>
        <Box sx={{ p: 3 }}>
          <Typography>
            {router.pathname === '/loans' ? '184 books are on loan.' : '2,310 members are active.'}
          </Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}

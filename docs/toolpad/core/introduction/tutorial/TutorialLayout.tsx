import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AppProvider } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter } from './useMemoryRouter';
import { branding, navigation, theme } from './workshop';

export default function TutorialLayout() {
  const router = useMemoryRouter('/');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={220}>
        <Box sx={{ p: 3 }}>
          <Typography>
            {router.pathname === '/repairs'
              ? 'Three bicycles are waiting.'
              : 'The workshop opens at nine.'}
          </Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}

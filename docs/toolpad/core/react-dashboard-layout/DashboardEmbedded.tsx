import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ImageIcon from '@mui/icons-material/Image';
import PaletteIcon from '@mui/icons-material/Palette';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { theme } from './dashboardTheme';
import { useMemoryRouter } from './useMemoryRouter';

const navigation: Navigation = [
  { segment: 'pictures', title: 'Pictures', icon: <ImageIcon /> },
  { segment: 'colors', title: 'Colors', icon: <PaletteIcon /> },
];

export default function DashboardEmbedded() {
  const router = useMemoryRouter('/colors');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <Box sx={{ p: 2, bgcolor: 'action.hover', height: '100vh', boxSizing: 'border-box' }}>
        <Typography variant="body2" sx={{ mb: 1 }}>
          Preview of the customer area
        </Typography>
        <Box sx={{ height: 320, border: 1, borderColor: 'divider', bgcolor: 'background.default' }}>
          <DashboardLayout defaultSidebarCollapsed sx={{ height: '100%', width: '100%' }}>
            <Box sx={{ p: 3 }}>
              <Typography>{router.pathname === '/colors' ? '8 colors' : '31 pictures'}</Typography>
            </Box>
          </DashboardLayout>
        </Box>
      </Box>
    </AppProvider>
  );
}

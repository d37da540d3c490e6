import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import AgricultureIcon from '@mui/icons-material/Agriculture';
import GrassIcon from '@mui/icons-material/Grass';
import WaterDropIcon from '@mui/icons-material/WaterDrop';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { theme } from './dashboardTheme';
import { useMemoryRouter } from './useMemoryRouter';

const navigation: Navigation = [
  { segment: 'fields', title: 'Fields', icon: <GrassIcon /> },
  { segment: 'water', title: 'Watering', icon: <WaterDropIcon /> },
  {
    segment: 'machines',
    title: 'Machines',
    icon: <AgricultureIcon />,
    children: [
      { segment: 'tractors', title: 'Tractors' },
      { segment: 'harvesters', title: 'Harvesters' },
    ],
  },
  { segment: 'soil-samples', title: 'Soil samples' },
];

export default function DashboardCollapsed() {
  const router = useMemoryRouter('/fields');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <Box sx={{ p: 3 }}>
          <Typography>The address is {router.pathname}.</Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}

import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import DescriptionIcon from '@mui/icons-material/Description';
import LayersIcon from '@mui/icons-material/Layers';
import PeopleIcon from '@mui/icons-material/People';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter } from './useMemoryRouter';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };

const navigation: Navigation = [
  { kind: 'header', title: 'Work' },
  {
    segment: 'customers',
    title: 'Customers',
    icon: <PeopleIcon />,
    pattern: 'customers{/:customerId}*',
    action: <Chip label="7" size="small" color="primary" />,
  },
  {
    segment: 'reports',
    title: 'Reports',
    icon: <DescriptionIcon />,
    children: [
      { segment: 'sales', title: 'Sales', icon: <DescriptionIcon /> },
      { segment: 'traffic', title: 'Traffic', icon: <DescriptionIcon /> },
    ],
  },
  { kind: 'divider' },
  { kind: 'header', title: 'Settings' },
  { segment: 'integrations', title: 'Integrations', icon: <LayersIcon /> },
];

export default function DashboardNavigation() {
  const router = useMemoryRouter('/reports/sales');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={260}>
        <Box sx={{ p: 3 }}>
          <Typography>Current address: {router.pathname}</Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}

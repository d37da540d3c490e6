import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import InsightsIcon from '@mui/icons-material/Insights';
import ScheduleIcon from '@mui/icons-material/Schedule';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { ferryPages } from './ferryPages';
import { useMemoryRouter } from './useMemoryRouter';

const theme = {
  light: createTheme({ palette: { primary: { main: '#0b5d7a' } } }),
  dark: createTheme({ palette: { mode: 'dark', primary: { main: '#7fd1ec', dark: '#a8e0f3' } } }),
};
const branding = {
  title: 'Sound Ferries',
  logo: <DirectionsBoatIcon color="primary" fontSize="large" />,
};
const navigation: Navigation = [
  { kind: 'header', title: 'Operations' },
  { segment: '', title: 'Overview', icon: <InsightsIcon /> },
  {
    segment: 'crossings',
    title: 'Crossings',
    icon: <ScheduleIcon />,
    action: <Chip label="3" size="small" variant="outlined" />,
  },
];

export default function ExampleFerryDashboard() {
  const router = useMemoryRouter('/');
  const Page = ferryPages[router.pathname];

  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={260}>
        <PageContainer>
          {Page ? <Page /> : <Typography>There is no page at this address.</Typography>}
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

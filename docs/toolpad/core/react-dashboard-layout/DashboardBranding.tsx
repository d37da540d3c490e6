import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme } from '@mui/material/styles';
import BedIcon from '@mui/icons-material/Bed';
import EventIcon from '@mui/icons-material/Event';
import HotelIcon from '@mui/icons-material/Hotel';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { useMemoryRouter } from './useMemoryRouter';

const theme = {
  light: createTheme({ palette: { primary: { main: '#00695c' } } }),
  // The selected item uses `primary.dark`, which has to stand out from a dark background here.
  dark: createTheme({
    palette: { mode: 'dark', primary: { main: '#4db6ac', dark: '#80cbc4' } },
  }),
};

const branding = {
  title: 'Harbor Hotel',
  logo: <HotelIcon color="primary" fontSize="large" />,
  homeUrl: '/bookings',
};

const navigation: Navigation = [
  { segment: 'bookings', title: 'Bookings', icon: <EventIcon /> },
  { segment: 'rooms', title: 'Rooms', icon: <BedIcon /> },
];

export default function DashboardBranding() {
  const router = useMemoryRouter('/rooms');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <Box sx={{ p: 3 }}>
          <Typography>
            {router.pathname === '/rooms' ? '24 rooms, 3 free.' : '21 bookings tonight.'}
          </Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}

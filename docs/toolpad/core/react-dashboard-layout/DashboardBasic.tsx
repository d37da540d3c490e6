import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import BarChartIcon from '@mui/icons-material/BarChart';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import { AppProvider, type Navigation, type Router } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { theme } from './dashboardTheme';

const navigation: Navigation = [
  { segment: 'orders', title: 'Orders', icon: <ShoppingCartIcon /> },
  { segment: 'reports', title: 'Reports', icon: <BarChartIcon /> },
];

export default function DashboardBasic() {
  const [pathname, setPathname] = React.useState('/orders');
  const router = React.useMemo<Router>(
    () => ({
      pathname,
      searchParams: new URLSearchParams(),
      navigate: (url) => setPathname(String(url)),
    }),
    [pathname],
  );

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout>
        <Box sx={{ p: 3 }}>
          <Typography>
            {pathname === '/orders'
              ? '18 orders are waiting to be packed.'
              : 'The report for July is ready.'}
          </Typography>
        </Box>
      </DashboardLayout>
    </AppProvider>
  );
}

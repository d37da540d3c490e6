import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import PeopleIcon from '@mui/icons-material/People';
import ReceiptIcon from '@mui/icons-material/Receipt';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { theme } from './dashboardTheme';
import { useMemoryRouter } from './useMemoryRouter';

const navigation: Navigation = [
  {
    segment: 'orders',
    title: 'Orders',
    icon: <ReceiptIcon />,
    pattern: 'orders{/:orderId}*',
  },
  { segment: 'customers', title: 'Customers', icon: <PeopleIcon /> },
];

const ADDRESSES = ['/orders', '/orders/1042', '/orders/1042/edit', '/customers', '/customers/7'];

export default function DashboardPattern() {
  const router = useMemoryRouter('/orders/1042');

  return (
    <AppProvider navigation={navigation} router={router} theme={theme}>
      <DashboardLayout sidebarExpandedWidth={240}>
        <Stack spacing={2} sx={{ p: 3, alignItems: 'flex-start' }}>
          <Typography>The address is {router.pathname}. Open another one:</Typography>
          {ADDRESSES.map((address) => (
            <Button
              key={address}
              size="small"
              variant={address === router.pathname ? 'contained' : 'outlined'}
              onClick={() => router.navigate(address)}
              sx={{ textTransform: 'none' }}
            >
              {address}
            </Button>
          ))}
        </Stack>
      </DashboardLayout>
    </AppProvider>
  );
}

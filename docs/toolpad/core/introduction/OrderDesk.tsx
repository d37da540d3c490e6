import * as React from 'react';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { createTheme } from '@mui/material/styles';
import LocalCafeIcon from '@mui/icons-material/LocalCafe';
import ReceiptIcon from '@mui/icons-material/Receipt';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout } from '@toolpad/core/DashboardLayout';
import { PageContainer } from '@toolpad/core/PageContainer';
import { useDialogs } from '@toolpad/core/useDialogs';
import { useNotifications } from '@toolpad/core/useNotifications';
import { useMemoryRouter } from './useMemoryRouter';

const theme = { light: createTheme(), dark: createTheme({ palette: { mode: 'dark' } }) };
const branding = { title: 'Order desk', logo: <LocalCafeIcon color="primary" fontSize="large" /> };
const navigation: Navigation = [{ segment: '', title: 'Open orders', icon: <ReceiptIcon /> }];

const initialOrders = ['Table 4: two teas', 'Table 9: one soup'];

function OpenOrders() {
  const [orders, setOrders] = React.useState(initialOrders);
  const dialogs = useDialogs();
  const notifications = useNotifications();
  const listRef = React.useRef<HTMLUListElement>(null);

  React.useEffect(() => {
    // The button of a canceled order is gone, so the focus can't return to it.
    if (orders.length < initialOrders.length) listRef.current?.focus();
  }, [orders]);

  const cancel = async (order: string) => {
    const options = { title: 'Cancel this order?', okText: 'Cancel order', cancelText: 'Keep it' };
    if (await dialogs.confirm(order, options)) {
      setOrders((previous) => previous.filter((item) => item !== order));
      notifications.show('The order is canceled.', { autoHideDuration: 4000 });
    }
  };

  return (
    <List ref={listRef} tabIndex={-1} aria-label="Orders" disablePadding>
      {orders.map((order) => (
        <ListItem key={order} disableGutters divider sx={{ flexWrap: 'wrap', gap: 1 }}>
          <ListItemText primary={order} />
          <Button aria-label={`Cancel ${order}`} onClick={() => cancel(order)}>
            Cancel
          </Button>
        </ListItem>
      ))}
    </List>
  );
}

export default function OrderDesk() {
  const router = useMemoryRouter('/');

  return (
    <AppProvider branding={branding} navigation={navigation} router={router} theme={theme}>
      <DashboardLayout defaultSidebarCollapsed>
        <PageContainer>
          <OpenOrders />
        </PageContainer>
      </DashboardLayout>
    </AppProvider>
  );
}

import * as React from 'react';
import Box from '@mui/joy/Box';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import ModalClose from '@mui/joy/ModalClose';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import { TemplateTheme } from '../parts/TemplateTheme';
import { OrderCard } from './OrderCard';
import { ordersIn, OrderViews, viewName } from './OrderViews';
import type { View } from './OrderViews';
import { firstOrders, nextState } from './orders';
import { bakeryTheme } from './theme';

export default function BakeryOrders() {
  const [orders, setOrders] = React.useState(firstOrders);
  const [view, setView] = React.useState<View>('all');
  const [isOpen, setIsOpen] = React.useState(false);
  const shown = ordersIn(view, orders);

  const choose = (next: View) => {
    setView(next);
    setIsOpen(false);
  };
  const advance = (id: number) =>
    setOrders(
      orders.map((order) =>
        order.id === id ? { ...order, state: nextState[order.state] } : order,
      ),
    );

  return (
    <TemplateTheme theme={bakeryTheme}>
      <Box sx={{ display: 'flex', minHeight: '100dvh', bgcolor: 'background.body' }}>
        <Sheet
          sx={{
            display: { xs: 'none', md: 'block' },
            position: 'sticky',
            top: 0,
            height: '100dvh',
            width: 232,
            flexShrink: 0,
            borderInlineEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <OrderViews orders={orders} view={view} onChoose={choose} />
        </Sheet>
        <Drawer size="sm" open={isOpen} onClose={() => setIsOpen(false)}>
          <DialogTitle>Orders by state</DialogTitle>
          <ModalClose aria-label="Close the views" />
          <OrderViews orders={orders} view={view} onChoose={choose} />
        </Drawer>
        <Box component="main" sx={{ flex: 1, minWidth: 0, p: { xs: 2, md: 4 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <IconButton
              aria-label="Show the views"
              variant="outlined"
              onClick={() => setIsOpen(true)}
              sx={{ display: { md: 'none' } }}
            >
              <MenuIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
            </IconButton>
            <Typography level="h2" component="h1">
              {viewName(view)}
            </Typography>
          </Box>
          <Typography role="status" textColor="text.secondary" sx={{ my: 2 }}>
            {shown.length === 1 ? '1 order' : `${shown.length} orders`}
          </Typography>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
            }}
          >
            {shown.map((order) => (
              <OrderCard key={order.id} order={order} onAdvance={() => advance(order.id)} />
            ))}
          </Box>
        </Box>
      </Box>
    </TemplateTheme>
  );
}

import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import Typography from '@mui/joy/Typography';
import { stateNames } from './orders';
import type { Order, OrderState } from './orders';

export type View = OrderState | 'all';

const views: readonly View[] = ['all', 'baking', 'ready', 'collected'];
export const viewName = (view: View) => (view === 'all' ? 'All orders' : stateNames[view]);
export const ordersIn = (view: View, orders: readonly Order[]) =>
  orders.filter((order) => view === 'all' || order.state === view);

interface OrderViewsProps {
  orders: readonly Order[];
  view: View;
  onChoose: (view: View) => void;
}

/** The views of the sidebar, with the number of orders in each. */
export function OrderViews({ orders, view, onChoose }: OrderViewsProps) {
  return (
    <nav aria-label="Orders by state">
      <Typography level="title-lg" component="p" sx={{ px: 2, py: 2 }}>
        Oven 7
      </Typography>
      <List sx={(theme) => ({ '--ListItem-radius': theme.vars.radius.sm, px: 1, gap: 0.5 })}>
        {views.map((item) => (
          <ListItem key={item}>
            <ListItemButton
              component="button"
              selected={item === view}
              aria-current={item === view ? 'true' : undefined}
              onClick={() => onChoose(item)}
            >
              <ListItemContent>{viewName(item)}</ListItemContent>
              <Chip size="sm" variant="outlined">
                {ordersIn(item, orders).length}
              </Chip>
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </nav>
  );
}

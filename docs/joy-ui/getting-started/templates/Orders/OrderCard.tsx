import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import Chip from '@mui/joy/Chip';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';
import { stateColors, stateNames } from './orders';
import type { Order } from './orders';

interface OrderCardProps {
  order: Order;
  onAdvance: () => void;
}

const actions = { baking: 'Mark as ready', ready: 'Mark as collected', collected: '' } as const;

export function OrderCard({ order, onAdvance }: OrderCardProps) {
  const action = actions[order.state];
  return (
    <Card component="article" aria-labelledby={`order-${order.id}`}>
      <Typography level="title-lg" component="h2" id={`order-${order.id}`}>
        {order.customer}
      </Typography>
      <Typography
        level="body-sm"
        textColor="text.secondary"
        component="div"
        endDecorator={
          <Chip size="sm" color={stateColors[order.state]}>
            {stateNames[order.state]}
          </Chip>
        }
      >
        No. {order.id}, {order.collectAt}
      </Typography>
      <List size="sm" marker="disc">
        {order.items.map((item) => (
          <ListItem key={item}>{item}</ListItem>
        ))}
      </List>
      {action === '' ? null : (
        <CardActions>
          <Button variant="soft" aria-label={`${action}: ${order.customer}`} onClick={onAdvance}>
            {action}
          </Button>
        </CardActions>
      )}
    </Card>
  );
}

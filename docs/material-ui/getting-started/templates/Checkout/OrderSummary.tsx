import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import { deliveries, euros, subtotal } from './order';
import type { Delivery, Item } from './order';

const MOST = 9;

interface OrderSummaryProps {
  items: readonly Item[];
  delivery: Delivery;
  /** After the order nothing can be changed. */
  isFixed: boolean;
  onChange: (items: readonly Item[]) => void;
}

export function OrderSummary({ items, delivery, isFixed, onChange }: OrderSummaryProps) {
  const { price } = deliveries[delivery];
  const change = (name: string, by: number) => {
    onChange(
      items.map((item) => (item.name === name ? { ...item, quantity: item.quantity + by } : item)),
    );
  };
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography component="h2" variant="h6" sx={{ m: 0 }}>
        Your order
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item) => (
          <Box component="li" key={item.name} sx={{ py: 1.5 }}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
              <Typography component="span">{item.name}</Typography>
              <Typography component="span">{euros(item.price * item.quantity)}</Typography>
            </Stack>
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
              <Typography
                component="span"
                variant="body2"
                sx={{ flexGrow: 1, color: 'text.secondary' }}
              >
                {item.detail}
              </Typography>
              <IconButton
                size="small"
                aria-label={`One fewer: ${item.name}`}
                disabled={isFixed || item.quantity === 1}
                onClick={() => change(item.name, -1)}
              >
                <RemoveIcon fontSize="small" />
              </IconButton>
              <Typography component="span" role="status" aria-label={`Quantity of ${item.name}`}>
                {item.quantity}
              </Typography>
              <IconButton
                size="small"
                aria-label={`One more: ${item.name}`}
                disabled={isFixed || item.quantity === MOST}
                onClick={() => change(item.name, 1)}
              >
                <AddIcon fontSize="small" />
              </IconButton>
            </Stack>
          </Box>
        ))}
      </Box>
      <Divider />
      <Stack component="dl" sx={{ m: 0, mt: 2, gap: 1 }}>
        <Line term="Subtotal" value={euros(subtotal(items))} />
        <Line term="Delivery" value={price === 0 ? 'free' : euros(price)} />
        <Line term="Total" value={euros(subtotal(items) + price)} isStrong />
      </Stack>
    </Paper>
  );
}

function Line({
  term,
  value,
  isStrong = false,
}: {
  term: string;
  value: string;
  isStrong?: boolean;
}) {
  const sx = { m: 0, fontWeight: isStrong ? 700 : undefined };
  return (
    <Stack direction="row" sx={{ justifyContent: 'space-between' }}>
      <Typography component="dt" sx={sx}>
        {term}
      </Typography>
      <Typography component="dd" sx={sx}>
        {value}
      </Typography>
    </Stack>
  );
}

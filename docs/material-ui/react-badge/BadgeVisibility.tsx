import * as React from 'react';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import Badge from '@mui/material/Badge';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function BadgeVisibility() {
  const [count, setCount] = React.useState(2);

  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Badge badgeContent={count} color="primary" slotProps={{ badge: { 'aria-hidden': true } }}>
        <ShoppingCartIcon />
      </Badge>
      <Button variant="outlined" onClick={() => setCount((previous) => previous + 1)}>
        Add a ticket
      </Button>
      <Button onClick={() => setCount(0)}>Empty the cart</Button>
      <Typography role="status" variant="body2">
        {count} in the cart
      </Typography>
    </Stack>
  );
}

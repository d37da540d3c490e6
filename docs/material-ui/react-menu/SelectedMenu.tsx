import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const orders = ['Newest first', 'Lowest price', 'Shortest journey'];

export default function SelectedMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [order, setOrder] = React.useState('Lowest price');
  const open = Boolean(anchorEl);

  const handleSelect = (next: string) => {
    setOrder(next);
    setAnchorEl(null);
  };

  return (
    <div>
      <Button
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Sort: {order}
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={() => setAnchorEl(null)}
        slotProps={{ list: { 'aria-label': 'Sort order' } }}
      >
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            disabled={name === 'Newest first'}
            onClick={() => handleSelect(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';

const orders = ['Newest first', 'Lowest price', 'Shortest journey'];

export default function MenuSelection() {
  const [order, setOrder] = React.useState('Lowest price');
  return (
    <Dropdown>
      <MenuButton variant="soft">Sort: {order}</MenuButton>
      <Menu aria-label="Sort order">
        {orders.map((name) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === order}
            selected={name === order}
            onClick={() => setOrder(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}

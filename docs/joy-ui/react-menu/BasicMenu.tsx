import * as React from 'react';
import Dropdown from '@mui/joy/Dropdown';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function BasicMenu() {
  const [last, setLast] = React.useState('');
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Dropdown>
        <MenuButton>Booking</MenuButton>
        <Menu aria-label="Booking">
          <MenuItem onClick={() => setLast('Change the date')}>Change the date</MenuItem>
          <MenuItem disabled>Add a guest</MenuItem>
          <MenuItem onClick={() => setLast('Print')}>Print</MenuItem>
        </Menu>
      </Dropdown>
      <Typography role="status" level="body-sm">
        {last === '' ? 'Nothing chosen yet.' : `Chosen: ${last}.`}
      </Typography>
    </Stack>
  );
}

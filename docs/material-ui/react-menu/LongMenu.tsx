import * as React from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

const herbs = [
  'Basil',
  'Chervil',
  'Chives',
  'Coriander',
  'Dill',
  'Marjoram',
  'Mint',
  'Oregano',
  'Parsley',
  'Rosemary',
  'Sage',
  'Thyme',
];

export default function LongMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = Boolean(anchorEl);
  const handleClose = () => setAnchorEl(null);

  return (
    <div>
      <Button
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Add a herb
      </Button>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={handleClose}
        slotProps={{
          list: { 'aria-label': 'Herbs' },
          paper: { sx: { maxHeight: 220, width: '20ch' } },
        }}
      >
        {herbs.map((herb) => (
          <MenuItem key={herb} onClick={handleClose}>
            {herb}
          </MenuItem>
        ))}
      </Menu>
    </div>
  );
}

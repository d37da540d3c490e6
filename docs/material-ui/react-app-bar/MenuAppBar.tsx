import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import AccountCircleIcon from '@mui/icons-material/AccountCircle';

export default function MenuAppBar() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const id = React.useId();
  const open = anchor !== null;
  const close = () => setAnchor(null);

  return (
    <AppBar component="div" position="static">
      <Toolbar>
        <Typography variant="h6" component="div" sx={{ flexGrow: 1 }}>
          Photos
        </Typography>
        <IconButton
          edge="end"
          color="inherit"
          aria-label="Account"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <AccountCircleIcon />
        </IconButton>
        <Menu
          id={id}
          anchorEl={anchor}
          open={open}
          onClose={close}
          slotProps={{ list: { 'aria-label': 'Account' } }}
        >
          <MenuItem onClick={close}>Profile</MenuItem>
          <MenuItem onClick={close}>Storage</MenuItem>
          <MenuItem onClick={close}>Sign out</MenuItem>
        </Menu>
      </Toolbar>
    </AppBar>
  );
}

import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTheme } from '@mui/material/styles';
import LogoutIcon from '@mui/icons-material/Logout';
import PersonAddIcon from '@mui/icons-material/PersonAdd';
import SettingsIcon from '@mui/icons-material/Settings';

const accounts = [
  { name: 'Mara Lindqvist', mail: 'mara@harbor-books.example' },
  { name: 'Harbor Books', mail: 'orders@harbor-books.example' },
];

const actions = [
  { label: 'Add another account', icon: <PersonAddIcon fontSize="small" /> },
  { label: 'Settings', icon: <SettingsIcon fontSize="small" /> },
  { label: 'Sign out', icon: <LogoutIcon fontSize="small" /> },
];

const picture = { width: 32, height: 32, bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function AccountMenu() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [account, setAccount] = React.useState('Mara Lindqvist');
  const end = useTheme().direction === 'rtl' ? 'left' : 'right';
  const open = anchorEl !== null;
  const close = () => setAnchorEl(null);

  const switchTo = (name: string) => {
    setAccount(name);
    close();
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, width: '100%', maxWidth: 420 }}>
      <Typography noWrap sx={{ flexGrow: 1 }}>
        Signed in as {account}
      </Typography>
      <Tooltip title="Account">
        <IconButton
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={(event) => setAnchorEl(event.currentTarget)}
        >
          <Avatar aria-hidden sx={picture}>
            {account[0]}
          </Avatar>
        </IconButton>
      </Tooltip>
      <Menu
        anchorEl={anchorEl}
        open={open}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: end }}
        transformOrigin={{ vertical: 'top', horizontal: end }}
        slotProps={{ list: { 'aria-label': 'Account' } }}
      >
        {accounts.map(({ name, mail }) => (
          <MenuItem
            key={name}
            role="menuitemradio"
            aria-checked={name === account}
            selected={name === account}
            onClick={() => switchTo(name)}
            sx={{ gap: 1.5 }}
          >
            <Avatar aria-hidden sx={picture}>
              {name[0]}
            </Avatar>
            <ListItemText primary={name} secondary={mail} />
          </MenuItem>
        ))}
        <Divider component="li" />
        {actions.map(({ label, icon }) => (
          <MenuItem key={label} onClick={close}>
            <ListItemIcon>{icon}</ListItemIcon>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Box>
  );
}

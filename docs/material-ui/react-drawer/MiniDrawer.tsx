import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import { NavigationList } from './parts/NavigationList';
import { OrderList } from './parts/OrderList';

const expandedWidth = 208;
const railWidth = 57; // an icon with its padding, and the border of the drawer

export default function MiniDrawer() {
  const [open, setOpen] = React.useState(false);
  const [section, setSection] = React.useState('Orders');

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar component="div" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar sx={{ gap: 2 }}>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Show labels"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? <MenuOpenIcon /> : <MenuIcon />}
          </IconButton>
          <Typography variant="h6" component="div" noWrap>
            Bakery office
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={(theme) => ({
          flexShrink: 0,
          '&, & > .MuiDrawer-paper': {
            width: open ? expandedWidth : railWidth,
            boxSizing: 'border-box',
            overflowX: 'hidden',
            transition: theme.transitions.create('width'),
            '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
          },
        })}
        slotProps={{ paper: { component: 'nav', 'aria-label': 'Main' } }}
      >
        <Toolbar />
        <NavigationList current={section} onNavigate={setSection} collapsed={!open} />
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Toolbar />
        <OrderList title={section} />
      </Box>
    </Box>
  );
}

import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import MenuIcon from '@mui/icons-material/Menu';
import { NavigationList } from './parts/NavigationList';
import { OrderList } from './parts/OrderList';

const width = 208;
const paper = { 'aria-label': 'Main', sx: { width, boxSizing: 'border-box' } } as const;

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);
  const [section, setSection] = React.useState('Orders');
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('sm'));

  const navigate = (next: string) => {
    setSection(next);
    setOpen(false);
  };
  const navigation = (
    <React.Fragment>
      <Toolbar>
        <Typography component="div" sx={{ fontWeight: 'bold' }}>
          Lindenhof Bakery
        </Typography>
      </Toolbar>
      <NavigationList current={section} onNavigate={navigate} />
    </React.Fragment>
  );

  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar component="div" sx={{ width: { sm: `calc(100% - ${width}px)` } }}>
        <Toolbar sx={{ gap: 2 }}>
          <IconButton
            edge="start"
            color="inherit"
            aria-label="Open the navigation"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h6" component="div" noWrap>
            {section}
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        open={open && !wide}
        onClose={() => setOpen(false)}
        sx={{ display: { sm: 'none' } }}
        slotProps={{ paper: { ...paper, role: 'dialog', 'aria-modal': true } }}
      >
        {navigation}
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{ width, flexShrink: 0, display: { xs: 'none', sm: 'block' } }}
        slotProps={{ paper: { ...paper, component: 'nav' } }}
      >
        {navigation}
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Toolbar />
        <OrderList title="Saturday, March 14" />
      </Box>
    </Box>
  );
}

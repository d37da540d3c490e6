import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';
import { Chapters } from './parts/chapters';

const pages = ['Novels', 'Essays', 'Poems', 'Authors', 'Events'];

export default function DrawerAppBar() {
  const [open, setOpen] = React.useState(false);
  const [current, setCurrent] = React.useState('Novels');

  const visit = (page: string) => {
    setCurrent(page);
    setOpen(false);
  };
  const mark = (page: string) => (page === current ? 'page' : undefined);

  return (
    <Box>
      <AppBar component="div" position="sticky">
        <Toolbar sx={{ gap: 1 }}>
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
          <Typography variant="h6" component="div" noWrap sx={{ flexGrow: 1 }}>
            Island Press
          </Typography>
          <Box component="nav" aria-label="Sections" sx={{ display: { xs: 'none', sm: 'block' } }}>
            {pages.map((page) => (
              <Button
                key={page}
                color="inherit"
                aria-current={mark(page)}
                onClick={() => visit(page)}
                sx={{ '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: 6 } }}
              >
                {page}
              </Button>
            ))}
          </Box>
        </Toolbar>
      </AppBar>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: { sm: 'none' } }}
        slotProps={{
          root: { keepMounted: true },
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': 'Sections',
            sx: { width: 'min(80vw, 260px)' },
          },
        }}
      >
        <List>
          {pages.map((page) => (
            <ListItem key={page} disablePadding>
              <ListItemButton
                selected={page === current}
                aria-current={mark(page)}
                onClick={() => visit(page)}
              >
                <ListItemText primary={page} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Chapters />
    </Box>
  );
}

import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import AccountCircleIcon from '@mui/icons-material/AccountCircle';
import MenuIcon from '@mui/icons-material/Menu';
import PhotoLibraryIcon from '@mui/icons-material/PhotoLibrary';
import { ButtonMenu } from './parts/ButtonMenu';

const pages = ['Timeline', 'Albums', 'Shared'];

export default function MenuAppBar() {
  const [current, setCurrent] = React.useState('Timeline');

  return (
    <AppBar component="div" position="static">
      <Toolbar sx={{ gap: 1 }}>
        <Box sx={{ display: { sm: 'none' } }}>
          <ButtonMenu name="Pages" items={pages} selected={current} onChoose={setCurrent}>
            {(trigger) => (
              <IconButton {...trigger} edge="start" color="inherit">
                <MenuIcon />
              </IconButton>
            )}
          </ButtonMenu>
        </Box>
        <PhotoLibraryIcon sx={{ display: { xs: 'none', sm: 'block' } }} />
        <Typography variant="h6" component="div" noWrap>
          Photos
        </Typography>
        <Box
          component="nav"
          aria-label="Pages"
          sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1, marginInlineStart: 2 }}
        >
          {pages.map((page) => (
            <Button
              key={page}
              color="inherit"
              aria-current={page === current ? 'page' : undefined}
              onClick={() => setCurrent(page)}
              sx={{ '&[aria-current]': { textDecoration: 'underline', textUnderlineOffset: 6 } }}
            >
              {page}
            </Button>
          ))}
        </Box>
        <Box sx={{ marginInlineStart: 'auto' }}>
          <ButtonMenu name="Account" items={['Profile', 'Storage', 'Sign out']}>
            {(trigger) => (
              <IconButton {...trigger} edge="end" color="inherit">
                <AccountCircleIcon />
              </IconButton>
            )}
          </ButtonMenu>
        </Box>
      </Toolbar>
    </AppBar>
  );
}

import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import MenuIcon from '@mui/icons-material/Menu';

const places = [
  { text: 'Features', href: '#marketing-features' },
  { text: 'Prices', href: '#marketing-prices' },
  { text: 'Questions', href: '#marketing-questions' },
];

export function Header() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        bgcolor: 'background.default',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Container sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 64 }}>
        <Typography component="p" variant="h6" sx={{ m: 0, flexGrow: 1, fontWeight: 800 }}>
          Kilnbook
        </Typography>
        <Box component="nav" aria-label="Main" sx={{ display: { xs: 'none', md: 'flex' }, gap: 3 }}>
          {places.map(({ text, href }) => (
            <Link key={text} href={href} color="text.primary" underline="hover" sx={{ py: 1 }}>
              {text}
            </Link>
          ))}
        </Box>
        <Button variant="contained" disableElevation href="#marketing-prices">
          Try it
        </Button>
        <IconButton
          edge="end"
          aria-label="Page menu"
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ display: { md: 'none' } }}
        >
          <MenuIcon />
        </IconButton>
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': 'Sections' } }}
        >
          {places.map(({ text, href }) => (
            <MenuItem key={text} component="a" href={href} onClick={() => setAnchor(null)}>
              {text}
            </MenuItem>
          ))}
        </Menu>
      </Container>
    </Box>
  );
}

import DirectionsBoatIcon from '@mui/icons-material/DirectionsBoat';
import GroupIcon from '@mui/icons-material/Group';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { AddressBar, MemoryRouter, RouterLink, useRouter } from './memoryRouter';

const pages = [
  {
    to: '/boats',
    label: 'Boats',
    icon: <DirectionsBoatIcon />,
    text: '14 boats, 3 of them at sea',
  },
  { to: '/crew', label: 'Crew', icon: <GroupIcon />, text: '27 people, 9 on duty today' },
  {
    to: '/log',
    label: 'Logbook',
    icon: <MenuBookIcon />,
    text: 'Last entry: north wind, force 4',
  },
];

function Navigation() {
  const { path } = useRouter();
  const openPage = pages.find(({ to }) => to === path);

  return (
    <Box sx={{ width: '100%', maxWidth: 520 }}>
      <AddressBar />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1 }}>
        <Box component="nav" aria-label="Harbor" sx={{ flex: '1 1 180px' }}>
          <List>
            {pages.map(({ to, label, icon }) => (
              <ListItem key={to} disablePadding>
                <ListItemButton
                  component={RouterLink}
                  to={to}
                  selected={path === to}
                  aria-current={path === to ? 'page' : undefined}
                  sx={{ borderRadius: 1 }}
                >
                  <ListItemIcon>{icon}</ListItemIcon>
                  <ListItemText primary={label} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
        <Box sx={{ flex: '2 1 220px', p: 2 }}>
          <Typography variant="h6" component="div">
            {openPage?.label}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{openPage?.text}</Typography>
        </Box>
      </Box>
    </Box>
  );
}

export default function RouterNavigation() {
  return (
    <MemoryRouter start="/boats">
      <Navigation />
    </MemoryRouter>
  );
}

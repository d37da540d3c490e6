import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import HistoryIcon from '@mui/icons-material/History';
import MenuBookIcon from '@mui/icons-material/MenuBook';
import SearchIcon from '@mui/icons-material/Search';

const destinations = [
  { name: 'Search', Icon: SearchIcon },
  { name: 'My books', Icon: MenuBookIcon },
  { name: 'History', Icon: HistoryIcon },
];

export default function LibraryRail() {
  const [current, setCurrent] = React.useState('Search');

  return (
    <Paper variant="outlined" sx={{ display: 'flex', width: '100%', maxWidth: 400 }}>
      <Box component="nav" aria-label="Library" sx={{ borderInlineEnd: 1, borderColor: 'divider' }}>
        <List sx={{ width: 88 }}>
          {destinations.map(({ name, Icon }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                component="a"
                href="#navigation-rail"
                selected={name === current}
                aria-current={name === current ? 'page' : undefined}
                onClick={() => setCurrent(name)}
                sx={{ flexDirection: 'column', gap: 0.5, px: 0.5 }}
              >
                <Icon />
                <Typography variant="caption">{name}</Typography>
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      <Typography sx={{ p: 2 }}>{current}</Typography>
    </Paper>
  );
}

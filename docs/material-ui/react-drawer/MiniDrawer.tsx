import * as React from 'react';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import MapIcon from '@mui/icons-material/Map';
import MenuIcon from '@mui/icons-material/Menu';
import TrainIcon from '@mui/icons-material/Train';

export default function MiniDrawer() {
  const [wide, setWide] = React.useState(false);
  const width = wide ? 180 : 56;

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        sx={{ width }}
        slotProps={{
          paper: { component: 'nav', 'aria-label': 'Travel', sx: { width, overflowX: 'hidden' } },
        }}
      >
        <List>
          <ListItem disablePadding>
            <ListItemButton
              aria-label="Show labels"
              aria-expanded={wide}
              onClick={() => setWide(!wide)}
            >
              <ListItemIcon sx={{ minHeight: 32, alignItems: 'center' }}>
                <MenuIcon />
              </ListItemIcon>
            </ListItemButton>
          </ListItem>
          {[
            { label: 'Map', icon: <MapIcon /> },
            { label: 'Trains', icon: <TrainIcon /> },
          ].map(({ label, icon }) => (
            <ListItem key={label} disablePadding>
              <ListItemButton component="a" href="#mini" aria-label={label}>
                <ListItemIcon>{icon}</ListItemIcon>
                <ListItemText primary={label} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Typography sx={{ p: 2 }}>Next train: 15:40</Typography>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const width = 140;
const rooms = ['Kitchen', 'Studio', 'Cellar'];

export default function PermanentDrawer() {
  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        variant="permanent"
        sx={{ width }}
        slotProps={{
          paper: {
            component: 'nav',
            'aria-label': 'Rooms',
            sx: { width, boxSizing: 'border-box' },
          },
        }}
      >
        <List>
          {rooms.map((room, index) => (
            <ListItem key={room} disablePadding>
              <ListItemButton
                component="a"
                href="#permanent"
                selected={index === 0}
                aria-current={index === 0 ? 'page' : undefined}
              >
                <ListItemText primary={room} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Typography>Kitchen: 21 °C, two lights on</Typography>
      </Box>
    </Box>
  );
}

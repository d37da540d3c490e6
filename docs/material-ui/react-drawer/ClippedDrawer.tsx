import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const width = 140;

export default function ClippedDrawer() {
  return (
    <Box sx={{ display: 'flex' }}>
      <AppBar component="div" sx={{ zIndex: (theme) => theme.zIndex.drawer + 1 }}>
        <Toolbar>
          <Typography variant="h6" component="div" noWrap>
            Bakery orders
          </Typography>
        </Toolbar>
      </AppBar>
      <Drawer
        variant="permanent"
        sx={{ width }}
        slotProps={{ paper: { sx: { width, boxSizing: 'border-box' } } }}
      >
        <Toolbar />
        <List>
          <ListItem>
            <ListItemText primary="Bread" secondary="34 orders" />
          </ListItem>
          <ListItem>
            <ListItemText primary="Cakes" secondary="6 orders" />
          </ListItem>
        </List>
      </Drawer>
      <Box sx={{ flexGrow: 1, minWidth: 0, p: 2 }}>
        <Toolbar />
        <Typography>Pick a group to see its orders.</Typography>
      </Box>
    </Box>
  );
}

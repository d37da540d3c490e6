import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';

const width = 180;
const beds = (
  <List>
    {['Herbs', 'Roses', 'Vegetables'].map((bed) => (
      <ListItem key={bed}>
        <ListItemText primary={bed} />
      </ListItem>
    ))}
  </List>
);

export default function ResponsiveDrawer() {
  const [open, setOpen] = React.useState(false);
  const paper = { 'aria-label': 'Garden beds', sx: { width, boxSizing: 'border-box' } } as const;

  return (
    <Box sx={{ display: 'flex' }}>
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        sx={{ display: { sm: 'none' } }}
        slotProps={{ paper: { ...paper, role: 'dialog', 'aria-modal': true } }}
      >
        {beds}
        <Button onClick={() => setOpen(false)}>Close</Button>
      </Drawer>
      <Drawer
        variant="permanent"
        sx={{ width, display: { xs: 'none', sm: 'block' } }}
        slotProps={{ paper: { ...paper, component: 'section' } }}
      >
        {beds}
      </Drawer>
      <Box sx={{ p: 2 }}>
        <Button
          variant="outlined"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
          sx={{ display: { sm: 'none' }, mb: 2 }}
        >
          Beds
        </Button>
        <Typography>Nothing to water today.</Typography>
      </Box>
    </Box>
  );
}

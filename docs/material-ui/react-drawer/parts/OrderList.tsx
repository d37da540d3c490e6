import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const orders = [
  { customer: 'Café Linden', items: '40 rolls, 6 rye loaves', status: 'Baking' },
  { customer: 'Harbor School', items: '120 pretzels', status: 'Packed' },
  { customer: 'Ines Moreau', items: 'Birthday cake, 12 slices', status: 'Baking' },
  { customer: 'Hotel Aurora', items: '30 croissants, 30 brioches', status: 'On its way' },
  { customer: 'Marketplace stall', items: '25 sourdough loaves', status: 'Packed' },
  { customer: 'Jonas Berg', items: '2 spelt loaves', status: 'Picked up' },
  { customer: 'City Library', items: '48 muffins', status: 'Baking' },
  { customer: 'Old Mill Inn', items: '18 baguettes', status: 'On its way' },
  { customer: 'Noor Haddad', items: 'Sesame rings, 10 pieces', status: 'Picked up' },
  { customer: 'Rowing club', items: '60 sandwiches', status: 'Packed' },
];

/** Stands for the scrolling content of a page. */
export function OrderList({ title }: { title: string }) {
  return (
    <Box sx={{ p: { xs: 1.5, sm: 3 } }}>
      <Typography variant="h5" component="div" gutterBottom>
        {title}
      </Typography>
      <Paper variant="outlined">
        <List aria-label={title} disablePadding>
          {orders.map(({ customer, items, status }, index) => (
            <ListItem key={customer} divider={index < orders.length - 1} sx={{ gap: 1 }}>
              <ListItemAvatar sx={{ display: { xs: 'none', md: 'block' } }}>
                <Avatar aria-hidden>{customer[0]}</Avatar>
              </ListItemAvatar>
              <ListItemText primary={customer} secondary={items} />
              <Chip label={status} size="small" variant="outlined" />
            </ListItem>
          ))}
        </List>
      </Paper>
    </Box>
  );
}

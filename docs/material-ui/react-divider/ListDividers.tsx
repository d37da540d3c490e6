import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function ListDividers() {
  return (
    <List aria-label="Invoices" sx={{ width: '100%', maxWidth: 320, bgcolor: 'background.paper' }}>
      <ListItem>
        <ListItemText primary="Invoice 1180" secondary="Paid on April 2" />
      </ListItem>
      <Divider component="li" aria-hidden="true" />
      <ListItem>
        <ListItemText primary="Invoice 1181" secondary="Due on May 2" />
      </ListItem>
      <Divider component="li" aria-hidden="true" />
      <ListItem>
        <ListItemText primary="Invoice 1182" secondary="Draft" />
      </ListItem>
    </List>
  );
}

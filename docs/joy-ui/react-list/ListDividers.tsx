import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

export default function ListDividers() {
  return (
    <List
      component="div"
      role="list"
      aria-label="Tonight’s guests"
      variant="outlined"
      sx={{
        width: '100%',
        maxWidth: 320,
        '--List-radius': '8px',
        '--ListItemDecorator-size': '56px',
      }}
    >
      <ListItem role="listitem">
        <ListItemDecorator>
          <Avatar aria-hidden>AS</Avatar>
        </ListItemDecorator>
        Anna Salo
      </ListItem>
      <ListDivider inset="startContent" />
      <ListItem role="listitem">
        <ListItemDecorator>
          <Avatar aria-hidden>JD</Avatar>
        </ListItemDecorator>
        Jules Dumas
      </ListItem>
      <ListDivider />
      <ListItem role="listitem">Doors open at half past seven</ListItem>
    </List>
  );
}

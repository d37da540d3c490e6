import Avatar from '@mui/joy/Avatar';
import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';

export default function ListDividers() {
  return (
    <List
      aria-label="Readers of the evening"
      variant="outlined"
      sx={{
        width: '100%',
        maxWidth: 320,
        '--List-radius': '8px',
        '--ListItemDecorator-size': '56px',
      }}
    >
      <ListItem>
        <ListItemDecorator>
          <Avatar aria-hidden>AS</Avatar>
        </ListItemDecorator>
        Anna Salo
      </ListItem>
      <ListDivider inset="startContent" role="presentation" />
      <ListItem>
        <ListItemDecorator>
          <Avatar aria-hidden>JD</Avatar>
        </ListItemDecorator>
        Jules Dumas
      </ListItem>
      <ListDivider role="presentation" />
      <ListItem>Doors open at half past seven</ListItem>
    </List>
  );
}

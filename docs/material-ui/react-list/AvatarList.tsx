import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';

const guests = [
  {
    name: 'Ada Moreno',
    note: 'Arrives on Friday with the evening train and needs a quiet room facing the yard.',
  },
  { name: 'Piet Vos', note: 'Vegetarian, no nuts. Leaves on Sunday after breakfast.' },
  {
    name: 'Noor Haddad',
    note: 'Brings a bicycle and would like to keep it in the shed. Her company pays by invoice.',
  },
  { name: 'Samuel Okafor', note: 'Late arrival: the key is in the box next to the door.' },
];

export default function AvatarList() {
  return (
    <List aria-label="Guests" sx={{ width: '100%', maxWidth: 400 }}>
      {guests.map(({ name, note }, index) => (
        <ListItem key={name} alignItems="flex-start" divider={index < guests.length - 1}>
          <ListItemAvatar>
            <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
              {name.charAt(0)}
            </Avatar>
          </ListItemAvatar>
          <ListItemText primary={name} secondary={note} />
        </ListItem>
      ))}
    </List>
  );
}

import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';

const parts = [
  { name: 'Starters', dishes: ['Beetroot soup', 'Pickled leek'] },
  { name: 'Mains', dishes: ['Barley with mushrooms', 'Grilled trout'] },
];

export default function ListNested() {
  return (
    <List
      aria-label="Menu of the day"
      variant="outlined"
      sx={{
        width: '100%',
        maxWidth: 320,
        '--List-radius': '8px',
        '--List-nestedInsetStart': '0.75rem',
      }}
    >
      {parts.map(({ name, dishes }) => (
        <ListItem key={name} nested>
          <ListSubheader>{name}</ListSubheader>
          <List size="sm">
            {dishes.map((dish) => (
              <ListItem key={dish}>{dish}</ListItem>
            ))}
          </List>
        </ListItem>
      ))}
    </List>
  );
}

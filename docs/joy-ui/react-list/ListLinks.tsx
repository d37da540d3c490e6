import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const pages = [
  { name: 'List', href: '/joy-ui/react-list' },
  { name: 'Menu', href: '/joy-ui/react-menu' },
  { name: 'Table', href: '/joy-ui/react-table' },
];

export default function ListLinks() {
  return (
    <List
      orientation="horizontal"
      aria-label="Pages about rows"
      wrap
      sx={{ '--List-gap': '8px', '--ListItem-radius': '8px' }}
    >
      {pages.map(({ name, href }) => (
        <ListItem key={name}>
          <ListItemButton
            component="a"
            href={href}
            selected={name === 'List'}
            aria-current={name === 'List' ? 'page' : undefined}
          >
            {name}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

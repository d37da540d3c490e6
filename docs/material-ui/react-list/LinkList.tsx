import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const links = [
  { label: 'Keyboard and roles', href: '#accessibility' },
  { label: 'Limits and pitfalls', href: '#limits-and-pitfalls' },
];

export default function LinkList() {
  return (
    <List
      component="nav"
      aria-label="Sections of the list page"
      sx={{ width: '100%', maxWidth: 360 }}
    >
      {links.map(({ label, href }) => (
        <ListItemButton key={href} href={href}>
          <ListItemText primary={label} />
        </ListItemButton>
      ))}
    </List>
  );
}

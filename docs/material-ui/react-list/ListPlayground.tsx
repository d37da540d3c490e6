import List from '@mui/material/List';
import type { ListProps } from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function ListPlayground(props: ListProps) {
  return (
    <List aria-label="Herbs" {...props}>
      <ListItem divider>
        <ListItemText primary="Thyme" secondary="Sow in April" />
      </ListItem>
      <ListItem>
        <ListItemText primary="Chives" secondary="Sow in March" />
      </ListItem>
    </List>
  );
}

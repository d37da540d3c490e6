import List from '@mui/joy/List';
import type { ListProps } from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function ListPlayground(props: ListProps) {
  return (
    <List aria-label="Tides" sx={{ '--List-radius': '8px' }} {...props}>
      <ListItem>High, 06:14</ListItem>
      <ListItem>Low, 12:31</ListItem>
      <ListItem>High, 18:40</ListItem>
    </List>
  );
}

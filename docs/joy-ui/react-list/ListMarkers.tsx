import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function ListMarkers() {
  return (
    <List component="ol" marker="decimal" size="sm" aria-label="Sowing the beans">
      <ListItem>Soak the beans overnight.</ListItem>
      <ListItem>Lay five around each pole.</ListItem>
      <ListItem nested>
        Care for the plants.
        <List component="ul" marker="disc" aria-label="Care">
          <ListItem>Water in the morning.</ListItem>
          <ListItem>Cut the tips at two meters.</ListItem>
        </List>
      </ListItem>
    </List>
  );
}

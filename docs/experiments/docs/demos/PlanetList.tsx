import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { Planet } from './planets';

interface PlanetListProps {
  planets: Planet[];
}

export function PlanetList({ planets }: PlanetListProps) {
  return (
    <List dense>
      {planets.map(({ name, moons }) => (
        <ListItem key={name}>
          <ListItemText primary={name} secondary={`Moons: ${moons}`} />
        </ListItem>
      ))}
    </List>
  );
}

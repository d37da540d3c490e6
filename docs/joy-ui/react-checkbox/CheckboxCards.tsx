import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import PedalBikeIcon from '@mui/icons-material/PedalBike';
import PetsIcon from '@mui/icons-material/Pets';

const iconSize = { fontSize: 'var(--Icon-fontSize)' };

const extras = [
  { name: 'Bicycle, €9', icon: <PedalBikeIcon sx={iconSize} /> },
  { name: 'Dog, €5', icon: <PetsIcon sx={iconSize} /> },
];

export default function CheckboxCards() {
  return (
    <List
      aria-label="Extras"
      sx={{ '--List-gap': '12px', '--ListItem-radius': '8px', width: '100%', maxWidth: 320 }}
    >
      {extras.map(({ name, icon }) => (
        <ListItem key={name} variant="outlined">
          <ListItemDecorator>{icon}</ListItemDecorator>
          <Checkbox overlay label={name} sx={{ flexGrow: 1, flexDirection: 'row-reverse' }} />
        </ListItem>
      ))}
    </List>
  );
}

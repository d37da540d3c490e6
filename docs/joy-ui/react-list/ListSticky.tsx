import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const letters = [
  { letter: 'A', names: ['Abebe Tesfaye', 'Agnes Holm', 'Aoife Byrne', 'Arjun Rao'] },
  { letter: 'B', names: ['Beatriz Costa', 'Björn Falk', 'Bo Lindgren'] },
  { letter: 'C', names: ['Camille Roux', 'Chidi Okafor', 'Clara Weiss', 'Cosmin Popa'] },
  { letter: 'D', names: ['Dalia Nassar', 'Dimitri Petrov', 'Dora Vida'] },
];

export default function ListSticky() {
  return (
    <Sheet
      variant="outlined"
      tabIndex={0}
      role="group"
      aria-label="Address book, scrollable"
      sx={{ width: '100%', maxWidth: 300, maxHeight: 260, overflow: 'auto', borderRadius: 'md' }}
    >
      <List aria-label="Contacts">
        {letters.map(({ letter, names }) => (
          <ListItem key={letter} nested>
            <ListSubheader sticky sx={{ bgcolor: 'background.level1' }}>
              {letter}
            </ListSubheader>
            <List>
              {names.map((name) => (
                <ListItem key={name}>{name}</ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}

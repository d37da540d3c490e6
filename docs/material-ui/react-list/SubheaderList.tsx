import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

const shelves = [
  { letter: 'A', books: ['Adriatic ports', 'Alpine flora', 'Atlas of winds'] },
  { letter: 'B', books: ['Baking by weight', 'Beekeeping', 'Bridges'] },
];

export default function SubheaderList() {
  const id = React.useId();

  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label="Catalog, scrollable"
      tabIndex={0}
      sx={{ width: '100%', maxWidth: 320, maxHeight: 200, overflow: 'auto' }}
    >
      {shelves.map(({ letter, books }) => (
        <React.Fragment key={letter}>
          <ListSubheader component="div" id={`${id}-${letter}`}>
            {letter}
          </ListSubheader>
          <List dense disablePadding aria-labelledby={`${id}-${letter}`}>
            {books.map((book) => (
              <ListItem key={book}>
                <ListItemText primary={book} />
              </ListItem>
            ))}
          </List>
        </React.Fragment>
      ))}
    </Paper>
  );
}

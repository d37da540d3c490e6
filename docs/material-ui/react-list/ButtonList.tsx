import * as React from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const halls = ['Reading room', 'Map collection', 'Music library'];

export default function ButtonList() {
  const [hall, setHall] = React.useState('Map collection');

  return (
    <List aria-label="Library rooms" sx={{ width: '100%', maxWidth: 360 }}>
      {halls.map((name) => (
        <ListItem key={name} disablePadding>
          <ListItemButton
            selected={name === hall}
            aria-current={name === hall ? 'true' : undefined}
            onClick={() => setHall(name)}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}

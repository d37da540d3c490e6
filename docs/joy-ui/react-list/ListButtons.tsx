import * as React from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const folders = ['Inbox', 'Drafts', 'Archive'];

export default function ListButtons() {
  const [folder, setFolder] = React.useState('Inbox');
  return (
    <Box sx={{ width: '100%', maxWidth: 280 }}>
      <List aria-label="Folders">
        {folders.map((name) => (
          <ListItem key={name}>
            <ListItemButton
              component="button"
              selected={name === folder}
              aria-pressed={name === folder}
              onClick={() => setFolder(name)}
            >
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';

const recordings = ['Blackbird at dawn', 'Frogs, lower pond', 'Rain on the tin roof', 'Tawny owls'];

export default function ListActions() {
  const [status, setStatus] = React.useState('Nothing chosen.');
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <List aria-label="Recordings">
        {recordings.map((name) => (
          <ListItem
            key={name}
            endAction={
              <IconButton
                size="sm"
                aria-label={`Play ${name}`}
                onClick={() => setStatus(`Playing ${name}.`)}
              >
                <PlayArrowIcon sx={{ fontSize: 'var(--Icon-fontSize)' }} />
              </IconButton>
            }
          >
            <ListItemButton component="button" onClick={() => setStatus(`${name} opened.`)}>
              {name}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Typography level="body-sm" role="status">
        {status}
      </Typography>
    </Stack>
  );
}

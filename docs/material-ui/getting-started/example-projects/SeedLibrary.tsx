import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const seeds = ['Broad bean', 'Calendula', 'Fennel', 'Runner bean', 'Sweet pea'];

export default function SeedLibrary() {
  const [query, setQuery] = React.useState('');
  const found = seeds.filter((seed) => seed.toLowerCase().includes(query.toLowerCase()));

  return (
    <Box sx={{ width: '100%', maxWidth: 380, minHeight: 340 }}>
      <Typography variant="h5" component="div" gutterBottom>
        Seed library
      </Typography>
      <TextField
        label="Find a seed"
        type="search"
        fullWidth
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {found.length} of {seeds.length} seeds
      </Typography>
      {found.length > 0 && (
        <List aria-label="Seeds">
          {found.map((seed) => (
            <ListItem key={seed} disableGutters>
              <ListItemText primary={seed} />
            </ListItem>
          ))}
        </List>
      )}
    </Box>
  );
}

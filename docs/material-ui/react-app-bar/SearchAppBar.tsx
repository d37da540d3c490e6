import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import SearchIcon from '@mui/icons-material/Search';
import { recipes } from './parts/recipes';

const SearchField = styled(InputBase)(({ theme }) => ({
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1.5),
  marginInlineStart: 'auto',
  width: 150,
  color: 'inherit',
  border: '1px solid currentColor',
  borderRadius: 999,
  transition: theme.transitions.create('width'),
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  '&:focus-within': {
    width: 'min(100%, 320px)',
    outline: '2px solid currentColor',
    outlineOffset: 1,
  },
}));

export default function SearchAppBar() {
  const [query, setQuery] = React.useState('');
  const found = recipes.filter(({ name, time }) =>
    `${name} ${time}`.toLowerCase().includes(query.trim().toLowerCase()),
  );

  return (
    <Box sx={{ width: '100%' }}>
      <AppBar component="div" position="static">
        <Toolbar sx={{ gap: 2 }}>
          <Typography variant="h6" component="div">
            Recipes
          </Typography>
          <SearchField
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            startAdornment={<SearchIcon />}
            slotProps={{ input: { 'aria-label': 'Search recipes' } }}
          />
        </Toolbar>
      </AppBar>
      <Typography role="status" variant="body2" color="textSecondary" sx={{ px: 2, pt: 2 }}>
        {found.length === 1 ? '1 recipe' : `${found.length} recipes`}
      </Typography>
      <List aria-label="Recipes" sx={{ height: 260, overflowY: 'auto' }} tabIndex={0}>
        {found.map(({ name, time }) => (
          <ListItem key={name}>
            <ListItemText primary={name} secondary={time} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}

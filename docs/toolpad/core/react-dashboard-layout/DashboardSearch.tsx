import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ParkIcon from '@mui/icons-material/Park';
import SearchIcon from '@mui/icons-material/Search';
import { AppProvider, type Navigation } from '@toolpad/core/AppProvider';
import { DashboardLayout, ThemeSwitcher } from '@toolpad/core/DashboardLayout';
import { theme } from './dashboardTheme';
import { useMemoryRouter } from './useMemoryRouter';

const navigation: Navigation = [{ segment: 'trees', title: 'Trees', icon: <ParkIcon /> }];
const TREES = ['Field maple', 'Silver birch', 'Hornbeam', 'Common beech', 'Wild cherry', 'Rowan'];
interface Search {
  query: string;
  setQuery: (query: string) => void;
}
const SearchContext = React.createContext<Search>({ query: '', setQuery: () => {} });

function SearchAndTheme() {
  const { query, setQuery } = React.useContext(SearchContext);
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <TextField
        size="small"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        slotProps={{
          htmlInput: { 'aria-label': 'Search trees' },
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchIcon fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
        sx={{ width: { xs: 110, sm: 220 } }}
      />
      <ThemeSwitcher />
    </Stack>
  );
}

export default function DashboardSearch() {
  const [query, setQuery] = React.useState('');
  const search = React.useMemo(() => ({ query, setQuery }), [query]);
  const router = useMemoryRouter('/trees');
  const found = TREES.filter((tree) => tree.toLowerCase().includes(query.toLowerCase()));

  return (
    <SearchContext.Provider value={search}>
      <AppProvider
        branding={{ title: 'Park' }}
        navigation={navigation}
        router={router}
        theme={theme}
      >
        <DashboardLayout defaultSidebarCollapsed slots={{ toolbarActions: SearchAndTheme }}>
          <List dense>
            {found.map((tree) => (
              <ListItem key={tree}>
                <ListItemText primary={tree} />
              </ListItem>
            ))}
            {found.length === 0 && <ListItem>No tree has this name.</ListItem>}
          </List>
        </DashboardLayout>
      </AppProvider>
    </SearchContext.Provider>
  );
}

import AppBar from '@mui/material/AppBar';
import InputBase from '@mui/material/InputBase';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import SearchIcon from '@mui/icons-material/Search';

const SearchField = styled(InputBase)(({ theme }) => ({
  gap: theme.spacing(1),
  paddingInline: theme.spacing(1.5),
  width: '100%',
  maxWidth: 280,
  color: 'inherit',
  border: '1px solid currentColor',
  borderRadius: 999,
  '&:focus-within': {
    outline: '2px solid currentColor',
    outlineOffset: 1,
  },
}));

export default function SearchAppBar() {
  return (
    <AppBar component="div" position="static">
      <Toolbar sx={{ gap: 2, justifyContent: 'space-between' }}>
        <Typography variant="h6" component="div" noWrap>
          Recipes
        </Typography>
        <SearchField
          type="search"
          startAdornment={<SearchIcon />}
          slotProps={{ input: { 'aria-label': 'Search recipes' } }}
        />
      </Toolbar>
    </AppBar>
  );
}

import ListItemButton, { listItemButtonClasses } from '@mui/joy/ListItemButton';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import { extendTheme, ThemeProvider } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyListItemButton: {
      styleOverrides: {
        root: {
          borderInlineStart: '4px solid transparent',
          [`&.${listItemButtonClasses.selected}`]: {
            borderInlineStartColor: 'currentColor',
            fontWeight: 600,
          },
          '&:not(.Mui-selected, [aria-selected="true"]):hover': { textDecoration: 'underline' },
        },
      },
    },
  },
});

export default function ThemedStates() {
  return (
    <ThemeProvider theme={theme}>
      <List aria-label="Decks" sx={{ maxWidth: 260 }}>
        {['Car deck', 'Restaurant', 'Sun deck'].map((deck) => (
          <ListItem key={deck}>
            <ListItemButton selected={deck === 'Restaurant'}>{deck}</ListItemButton>
          </ListItem>
        ))}
      </List>
    </ThemeProvider>
  );
}

import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { ThemeProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  components: {
    JoyStack: {
      defaultProps: { useFlexGap: true, spacing: 1 },
      styleOverrides: { root: { flexWrap: 'wrap' } },
    },
  },
});

const herbs = ['Basil', 'Chervil', 'Dill', 'Lovage', 'Marjoram', 'Oregano', 'Parsley', 'Sorrel'];

export default function JoyStackTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Stack direction="row" sx={{ maxWidth: 280 }}>
        {herbs.map((herb) => (
          <Chip key={herb} variant="outlined">
            {herb}
          </Chip>
        ))}
      </Stack>
    </ThemeProvider>
  );
}

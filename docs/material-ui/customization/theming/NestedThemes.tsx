import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';

const outer = createTheme({
  palette: { primary: { main: '#00695c' } },
  shape: { borderRadius: 0 },
});

const toInner = (theme: Theme) =>
  createTheme({ shape: theme.shape, palette: { primary: { main: '#ad1457' } } });

export default function NestedThemes() {
  return (
    <ThemeProvider theme={outer}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
          <Button variant="contained">Outer theme</Button>
          <ThemeProvider theme={toInner}>
            <Button variant="contained">Inner theme</Button>
          </ThemeProvider>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}

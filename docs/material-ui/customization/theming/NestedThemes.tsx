import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, type Theme, ThemeProvider } from '@mui/material/styles';

const outer = createTheme({
  palette: { primary: { main: '#00695c' } },
  shape: { borderRadius: 0 },
});

const toInner = (theme: Theme) =>
  createTheme({ shape: theme.shape, palette: { primary: { main: '#ad1457' } } });

function Line({ name, stop }: { name: string; stop: string }) {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Chip label={name} color="primary" />
        <Typography variant="body2">Next stop: {stop}</Typography>
        <Button variant="contained">Show the line</Button>
      </Stack>
    </Paper>
  );
}

export default function NestedThemes() {
  return (
    <ThemeProvider theme={outer}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Line name="Outer theme" stop="Old harbor" />
        <ThemeProvider theme={toInner}>
          <Line name="Inner theme" stop="Botanical garden" />
        </ThemeProvider>
      </Stack>
    </ThemeProvider>
  );
}

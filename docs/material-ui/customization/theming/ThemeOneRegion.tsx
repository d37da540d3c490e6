import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const bakery = createTheme({
  palette: { primary: { main: '#8d3b12' } },
  shape: { borderRadius: 14 },
  typography: { button: { textTransform: 'none' } },
});

export default function ThemeOneRegion() {
  return (
    <ThemeProvider theme={bakery}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
          <FormControlLabel control={<Checkbox defaultChecked />} label="Sliced" />
          <Button variant="contained">Order two loaves</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}

import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { deepOrange } from '@mui/material/colors';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: {
    primary: { main: '#00695c' },
    secondary: { main: deepOrange[900] },
  },
});

export default function BrandPalette() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Stack
          direction="row"
          useFlexGap
          spacing={2}
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Button variant="contained">Reserve a table</Button>
          <Button color="secondary">See the menu</Button>
          <Chip label="Vegan" color="primary" variant="outlined" />
          <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Outdoor seats only' } }} />
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}

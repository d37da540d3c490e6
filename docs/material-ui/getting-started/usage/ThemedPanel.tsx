import Button from '@mui/material/Button';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: { primary: { main: '#00695c' }, background: { default: '#f1f8f6' } },
  shape: { borderRadius: 12 },
  typography: { button: { textTransform: 'none' } },
});

export default function ThemedPanel() {
  return (
    <ThemeProvider theme={theme}>
      <ScopedCssBaseline sx={{ p: 3, borderRadius: 1 }}>
        <Typography sx={{ mb: 2 }}>Your seats are held for ten minutes.</Typography>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant="contained">Continue to payment</Button>
          <Button variant="outlined">Release seats</Button>
        </Stack>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}

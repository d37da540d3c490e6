import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const themes = [3, 4.5].map((contrastThreshold) => ({
  contrastThreshold,
  theme: createTheme({ palette: { primary: { main: '#1e88e5' }, contrastThreshold } }),
}));

export default function ContrastThreshold() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {themes.map(({ contrastThreshold, theme }) => (
        <ThemeProvider key={contrastThreshold} theme={theme}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Button variant="contained" sx={{ fontSize: 24 }}>
              Threshold {contrastThreshold}
            </Button>
          </Paper>
        </ThemeProvider>
      ))}
    </Box>
  );
}

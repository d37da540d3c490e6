import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const themes = [0.1, 0.2, 0.4].map((tonalOffset) => ({
  tonalOffset,
  theme: createTheme({ palette: { primary: { main: '#00838f' }, tonalOffset } }),
}));

export default function TonalOffset() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: '100%' }}>
      {themes.map(({ tonalOffset, theme }) => (
        <Box key={tonalOffset} sx={{ flex: '1 1 140px' }}>
          <ThemeProvider theme={theme}>
            <Box sx={{ display: 'flex', height: 48, borderRadius: 1, overflow: 'hidden' }}>
              <Box sx={{ flex: 1, bgcolor: 'primary.light' }} />
              <Box sx={{ flex: 1, bgcolor: 'primary.main' }} />
              <Box sx={{ flex: 1, bgcolor: 'primary.dark' }} />
            </Box>
          </ThemeProvider>
          <Typography variant="body2">tonalOffset {tonalOffset}</Typography>
        </Box>
      ))}
    </Box>
  );
}

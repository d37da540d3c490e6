import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const dark = createTheme({ palette: { mode: 'dark' } });
const levels = [0, 2, 8, 16, 24];

export default function DarkElevation() {
  return (
    <ThemeProvider theme={dark}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          p: 2,
          width: '100%',
          bgcolor: 'background.default',
        }}
      >
        {levels.map((elevation) => (
          <Paper key={elevation} elevation={elevation} sx={{ flex: '1 1 90px', p: 2 }}>
            {elevation}
          </Paper>
        ))}
      </Box>
    </ThemeProvider>
  );
}

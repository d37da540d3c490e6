import Box from '@mui/material/Box';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: { mode: 'dark', background: { default: '#14213d' } },
});

export default function ScopedBaseline() {
  return (
    <ThemeProvider theme={theme}>
      <ScopedCssBaseline>
        <Box sx={{ p: 3 }}>A dark widget inside a page that belongs to another team.</Box>
      </ScopedCssBaseline>
    </ThemeProvider>
  );
}

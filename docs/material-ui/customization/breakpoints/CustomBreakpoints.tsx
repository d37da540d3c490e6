import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  breakpoints: { values: { xs: 0, sm: 480, md: 720, lg: 1024, xl: 1440 } },
});

export default function CustomBreakpoints() {
  return (
    <ThemeProvider theme={theme}>
      <Paper variant="outlined" sx={{ p: 2 }}>
        <Box sx={{ display: { xs: 'block', md: 'none' } }}>Below 720 px: a list</Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>From 720 px: a table</Box>
      </Paper>
    </ThemeProvider>
  );
}

import Box from '@mui/system/Box';
import ThemeProvider from '@mui/system/ThemeProvider';
import createTheme from '@mui/system/createTheme';

const theme = {
  ...createTheme({
    spacing: 4,
    shape: { borderRadius: 6 },
    palette: { surface: { main: '#16324f', text: '#ffffff' } },
  }),
  vars: undefined, // don't inherit the CSS variables of a theme above
};

export default function SystemOnly() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 4, borderRadius: 2, bgcolor: 'surface.main', color: 'surface.text' }}>
        This panel doesn’t need Material UI: its theme has its own palette.
      </Box>
    </ThemeProvider>
  );
}

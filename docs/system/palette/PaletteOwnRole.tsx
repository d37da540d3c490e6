import Box from '@mui/system/Box';
import ThemeProvider from '@mui/system/ThemeProvider';
import createTheme from '@mui/system/createTheme';

const cinemaTheme = createTheme({
  palette: {
    curtain: { main: '#7a1026', contrastText: '#ffffff' },
    ticket: { paper: '#fdf3d8', ink: '#3d2c00' },
  },
});

export default function PaletteOwnRole() {
  return (
    <ThemeProvider theme={cinemaTheme}>
      <Box sx={{ maxWidth: 320, borderRadius: 2, overflow: 'hidden' }}>
        <Box sx={{ p: 2, bgcolor: 'curtain.main', color: 'curtain.contrastText' }}>Screen 3</Box>
        <Box sx={{ p: 2, bgcolor: 'ticket.paper', color: 'ticket.ink' }}>
          Row 7, seat 12. Doors open at 19:30.
        </Box>
      </Box>
    </ThemeProvider>
  );
}

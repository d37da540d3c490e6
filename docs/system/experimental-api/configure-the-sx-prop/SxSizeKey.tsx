import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = {
  ...createTheme({
    unstable_sxConfig: {
      size: {
        cssProperty: false,
        transform: (value) => ({ width: value as number, height: value as number }),
      },
    },
  }),
  vars: undefined, // this site has a theme with CSS variables above the demo
};

const rooms = ['Bow', 'Mess', 'Stern'];

export default function SxSizeKey() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {rooms.map((room) => (
          <Box
            key={room}
            sx={{
              display: 'grid',
              placeItems: 'center',
              size: { xs: 72, sm: 112 },
              border: '1px solid currentColor',
            }}
          >
            {room}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}

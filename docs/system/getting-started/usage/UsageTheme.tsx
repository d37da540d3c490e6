import { Box, createTheme, styled, ThemeProvider } from '@mui/system';

const theme = {
  ...createTheme({
    spacing: 6,
    palette: { deck: { main: '#0b3d5c', text: '#ffffff' } },
    typography: { board: { fontSize: '1.25rem', fontWeight: 700, letterSpacing: '0.02em' } },
  }),
  vars: undefined, // this site has a theme with CSS variables above the demo
};

const Gate = styled('span')(({ theme: { palette, spacing } }) => ({
  padding: spacing(0.5, 1.5),
  border: '1px solid currentColor',
  color: palette.deck.text,
}));

export default function UsageTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 3,
          bgcolor: 'deck.main',
          color: 'deck.text',
        }}
      >
        <Box sx={{ typography: 'board' }}>Ostholm, 10:40</Box>
        <Gate>Gate 2</Gate>
      </Box>
    </ThemeProvider>
  );
}

import { Box, createTheme, ThemeProvider } from '@mui/system';

const theme = {
  ...createTheme(
    {
      unstable_sxConfig: {
        rounded: { themeKey: 'corners', cssProperty: 'borderRadius' },
      },
    },
    { corners: { none: '0px', card: 12, pill: 999 } },
  ),
  vars: undefined, // this site has a theme with CSS variables above the demo
};

export default function SxScaleKey() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 2,
          '& > *': { py: 1, px: 3, border: '1px solid currentColor' },
        }}
      >
        <Box sx={{ rounded: 'none' }}>none</Box>
        <Box sx={{ rounded: 'card' }}>card</Box>
        <Box sx={{ rounded: { xs: 'card', md: 'pill' } }}>card, then pill</Box>
      </Box>
    </ThemeProvider>
  );
}

import Box from '@mui/material/Box';
import { type Theme, ThemeProvider } from '@mui/material/styles';

const withSvgColors = (outer: Theme): Theme => ({
  ...outer,
  unstable_sxConfig: {
    ...outer.unstable_sxConfig,
    fill: { themeKey: 'palette' },
    stroke: { themeKey: 'palette' },
  },
});

export default function SxPaletteKeys() {
  return (
    <ThemeProvider theme={withSvgColors}>
      <Box
        component="svg"
        viewBox="0 0 120 60"
        role="img"
        aria-label="Two buoys"
        sx={{ display: 'block', maxWidth: 240, fill: 'none', '& circle': { strokeWidth: 4 } }}
      >
        <Box component="circle" cx="30" cy="30" r="20" sx={{ fill: 'primary.main' }} />
        <Box component="circle" cx="90" cy="30" r="20" sx={{ stroke: 'text.primary' }} />
      </Box>
    </ThemeProvider>
  );
}

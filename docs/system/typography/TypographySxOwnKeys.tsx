import Box from '@mui/system/Box';
import ThemeProvider from '@mui/system/ThemeProvider';
import createTheme from '@mui/system/createTheme';

const theme = {
  ...createTheme({
    typography: {
      fontFamilyMono: 'ui-monospace, Consolas, monospace',
      fontWeightStrong: 650,
      quote: { fontStyle: 'italic', fontSize: '1.125rem', lineHeight: 1.5 },
    },
  }),
  vars: undefined, // don't inherit the CSS variables of a theme above
};

export default function TypographySxOwnKeys() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <Box sx={{ typography: 'quote' }}>“Measure the shelf before you buy the books.”</Box>
        <Box sx={{ fontFamily: 'mono' }}>Order no. 2207-B</Box>
        <Box sx={{ fontWeight: 'strong' }}>Collect it by Friday.</Box>
      </Box>
    </ThemeProvider>
  );
}

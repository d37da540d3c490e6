import { createTheme } from '@mui/material/styles';

const oldStyle = '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif';
const flat = {
  backgroundImage: 'none',
  boxShadow: 'none',
  border: '1px solid var(--library-palette-divider)',
};

/** A reading room: green leather and brass on parchment, headings from a book. */
export function createLibraryTheme(direction: 'ltr' | 'rtl') {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'library', colorSchemeSelector: 'data-theme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#1f4d3d', dark: '#14372b', contrastText: '#ffffff' },
          secondary: { main: '#7d5a1b', contrastText: '#ffffff' },
          error: { main: '#a1281c' },
          background: { default: '#ebe4d4', paper: '#fbf8f1' },
          text: { primary: '#1f241f', secondary: '#555a4e' },
          action: { active: '#555a4e' },
          divider: 'rgba(52, 56, 40, 0.2)',
        },
      },
      dark: {
        palette: {
          primary: { main: '#8fc7ae', dark: '#6fae93', contrastText: '#0a211a' },
          secondary: { main: '#d9b46a', contrastText: '#2a1e05' },
          error: { main: '#ff9c8f' },
          background: { default: '#0e1814', paper: '#16231e' },
          text: { primary: '#e9ece3', secondary: '#adb8ab' },
          action: { active: '#adb8ab' },
          divider: 'rgba(190, 214, 200, 0.2)',
        },
      },
    },
    shape: { borderRadius: 4 },
    typography: {
      fontFamily: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif',
      h4: { fontFamily: oldStyle },
      h6: { fontFamily: oldStyle, fontWeight: 700 },
      button: { fontWeight: 600, letterSpacing: '0.01em', textTransform: 'none' },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiPaper: {
        styleOverrides: { elevation6: ({ theme }) => theme.applyStyles('dark', flat) },
      },
      MuiDialog: {
        styleOverrides: { paper: ({ theme }) => theme.applyStyles('dark', flat) },
      },
    },
  });
}

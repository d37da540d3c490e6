import { createTheme } from '@mui/material/styles';

/** A sunny garden: leaf green, round letters, and generous corners. */
export function createGardenTheme(direction: 'ltr' | 'rtl') {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'garden', colorSchemeSelector: 'data-theme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#2f6b1e', dark: '#235216', contrastText: '#ffffff' },
          error: { main: '#b3261e' },
          background: { default: '#eef6e2', paper: '#ffffff' },
          text: { primary: '#1c2a17', secondary: '#4f6147' },
          action: { active: '#4f6147' },
          divider: 'rgba(40, 80, 28, 0.18)',
        },
      },
      dark: {
        palette: {
          primary: { main: '#a4d977', dark: '#88c258', contrastText: '#14280a' },
          error: { main: '#ffa196' },
          background: { default: '#0f190d', paper: '#182615' },
          text: { primary: '#e8f3e0', secondary: '#abc09f' },
          action: { active: '#abc09f' },
          divider: 'rgba(190, 226, 164, 0.2)',
        },
      },
    },
    shape: { borderRadius: 16 },
    typography: {
      fontFamily: 'ui-rounded, "Hiragino Maru Gothic ProN", system-ui, sans-serif',
      button: { fontSize: '1rem', fontWeight: 700, textTransform: 'none' },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true } },
    },
  });
}

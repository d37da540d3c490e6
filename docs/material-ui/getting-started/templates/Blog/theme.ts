import { createTheme } from '@mui/material/styles';

const serif = 'Georgia, "Times New Roman", serif';

/** A magazine in print: black ink, a river's blue, no corners. The covers are the map's colors. */
export function createMagazineTheme(direction: 'ltr' | 'rtl') {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'contour', colorSchemeSelector: 'data-theme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#155e87', dark: '#0e4565', contrastText: '#ffffff' },
          success: { main: '#2f6e4a', light: '#7fb069', dark: '#1f5d4c' },
          info: { main: '#315f8a', light: '#6fa8c9', dark: '#27476e' },
          warning: { main: '#935032', light: '#d99152', dark: '#7a3b2e' },
          error: { main: '#a8281e' },
          background: { default: '#fdfcf8', paper: '#ffffff' },
          text: { primary: '#1b1b17', secondary: '#59574d' },
          action: { active: '#59574d' },
          divider: 'rgba(27, 27, 23, 0.2)',
        },
      },
      dark: {
        palette: {
          primary: { main: '#8cc3e6', dark: '#69a9d1', contrastText: '#0a2a3f' },
          success: { main: '#8fc79a', light: '#557d4b', dark: '#163f34' },
          info: { main: '#9cc4e2', light: '#4a7a98', dark: '#1b3350' },
          warning: { main: '#e5a877', light: '#a0683a', dark: '#552a21' },
          error: { main: '#ffa090' },
          background: { default: '#141512', paper: '#1b1c18' },
          text: { primary: '#ecebe3', secondary: '#b1afa3' },
          action: { active: '#b1afa3' },
          divider: 'rgba(236, 235, 227, 0.2)',
        },
      },
    },
    shape: { borderRadius: 0 },
    typography: {
      fontFamily: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif',
      h3: { fontFamily: serif, lineHeight: 1.15 },
      h4: { fontFamily: serif, letterSpacing: '-0.01em' },
      h5: { fontFamily: serif },
      h6: { fontFamily: serif, fontWeight: 700, lineHeight: 1.3 },
      overline: { letterSpacing: '0.14em' },
      button: { fontWeight: 600, textTransform: 'none' },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiPagination: { defaultProps: { shape: 'rounded' } },
    },
  });
}

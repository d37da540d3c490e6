import { createTheme } from '@mui/material/styles';

/** The sky of the panel is the same by day and by night. */
const sky = { main: '#213a78', light: '#4a3f86', dark: '#0b1733', contrastText: '#ffffff' };
const gold = { main: '#f6c65b', dark: '#d6a53a', contrastText: '#2b1e00' };

/** An observatory: indigo, a night sky as the secondary color, and lamplight. */
export function createObservatoryTheme(direction: 'ltr' | 'rtl') {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'stars', colorSchemeSelector: 'data-theme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#4a3f9f', dark: '#372d80', contrastText: '#ffffff' },
          secondary: sky,
          warning: gold,
          error: { main: '#b3245a' },
          background: { default: '#f4f3fb', paper: '#ffffff' },
          text: { primary: '#1a1a33', secondary: '#565678' },
          action: { active: '#565678' },
          divider: 'rgba(40, 38, 92, 0.16)',
        },
      },
      dark: {
        palette: {
          primary: { main: '#b4b9ff', dark: '#9299f2', contrastText: '#161b52' },
          secondary: sky,
          warning: gold,
          error: { main: '#ff9bb0' },
          background: { default: '#080c1f', paper: '#10163a' },
          text: { primary: '#e8e9fb', secondary: '#a9aed6' },
          action: { active: '#a9aed6' },
          divider: 'rgba(180, 185, 255, 0.18)',
        },
      },
    },
    shape: { borderRadius: 10 },
    typography: {
      fontFamily: 'Avenir, Corbel, "URW Gothic", system-ui, sans-serif',
      h4: { letterSpacing: '-0.01em' },
      overline: { letterSpacing: '0.16em' },
      button: { fontWeight: 600, letterSpacing: '0.02em', textTransform: 'none' },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true } },
    },
  });
}

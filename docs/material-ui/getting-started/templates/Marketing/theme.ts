import { createTheme } from '@mui/material/styles';

const humanist = 'Optima, Candara, "Noto Sans", system-ui, sans-serif';

/** Terracotta on porcelain, with round buttons. The other roles glaze the pots. */
export function createPotteryTheme(direction: 'ltr' | 'rtl') {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'kiln', colorSchemeSelector: 'data-theme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#a0422a', dark: '#7d3220', contrastText: '#ffffff' },
          secondary: { main: '#6d4d78', light: '#7c5c86' },
          info: { main: '#2d6673', light: '#3f7d8c' },
          warning: { main: '#8a5c12', light: '#d9a441' },
          success: { main: '#4d7044', light: '#6b8f5e' },
          error: { main: '#b3261e', light: '#c65d3b' },
          background: { default: '#fbf4ec', paper: '#fffdf9' },
          text: { primary: '#2e211b', secondary: '#675347' },
          action: { active: '#675347' },
          divider: 'rgba(94, 58, 40, 0.18)',
        },
      },
      dark: {
        palette: {
          primary: { main: '#f0a183', dark: '#dd8766', contrastText: '#35120a' },
          secondary: { main: '#cfa9dc', light: '#86658f' },
          info: { main: '#8cc3d0', light: '#458795' },
          warning: { main: '#e9bd6b', light: '#cf9a3a' },
          success: { main: '#a8cb9a', light: '#719764' },
          error: { main: '#ffb4ab', light: '#c4603f' },
          background: { default: '#1b1512', paper: '#251d19' },
          text: { primary: '#f5eae2', secondary: '#c9b3a5' },
          action: { active: '#c9b3a5' },
          divider: 'rgba(240, 200, 178, 0.18)',
        },
      },
    },
    shape: { borderRadius: 14 },
    typography: {
      fontFamily: humanist,
      button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none' },
    },
    components: {
      MuiButton: {
        styleOverrides: { root: { borderRadius: 999, paddingInline: 20 } },
      },
      MuiMenu: {
        styleOverrides: {
          paper: ({ theme }) =>
            theme.applyStyles('dark', {
              backgroundImage: 'none',
              boxShadow: 'none',
              border: '1px solid var(--kiln-palette-divider)',
            }),
        },
      },
    },
  });
}

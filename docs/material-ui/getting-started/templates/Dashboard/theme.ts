import { createTheme } from '@mui/material/styles';

/** A control room at the harbor: petrol, signal amber, and figures that align. */
export function createBikeTheme(direction: 'ltr' | 'rtl') {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'bikes', colorSchemeSelector: 'data-theme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#00657a', dark: '#004b5c', contrastText: '#ffffff' },
          secondary: { main: '#b25000', dark: '#8a3e00', contrastText: '#ffffff' },
          error: { main: '#b3261e' },
          background: { default: '#eef3f5', paper: '#ffffff' },
          text: { primary: '#10242b', secondary: '#48606a' },
          action: { active: '#48606a' },
          divider: 'rgba(16, 60, 74, 0.14)',
        },
      },
      dark: {
        palette: {
          primary: { main: '#56c5da', dark: '#34a9bf', contrastText: '#00252e' },
          secondary: { main: '#ffb454', dark: '#e09a3c', contrastText: '#2e1b00' },
          error: { main: '#ff9a8f' },
          background: { default: '#0b1418', paper: '#121e24' },
          text: { primary: '#e3eef2', secondary: '#9db4bd' },
          action: { active: '#9db4bd' },
          divider: 'rgba(170, 205, 216, 0.18)',
        },
      },
    },
    shape: { borderRadius: 6 },
    typography: {
      fontFamily: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif',
      h4: { fontVariantNumeric: 'tabular-nums', letterSpacing: '-0.02em' },
      h6: { fontWeight: 600, fontSize: '1.0625rem' },
      button: { fontWeight: 600, textTransform: 'none' },
    },
    components: {
      MuiTableCell: {
        styleOverrides: { root: { fontVariantNumeric: 'tabular-nums' }, head: { fontWeight: 600 } },
      },
      MuiDrawer: {
        styleOverrides: {
          paper: ({ theme }) =>
            theme.applyStyles('dark', {
              backgroundImage: 'none',
              boxShadow: 'none',
              borderInlineEnd: '1px solid var(--bikes-palette-divider)',
            }),
        },
      },
    },
  });
}

import { createTheme } from '@mui/material/styles';

const slab = 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", serif';

/** A printed seed packet: beetroot ink on kraft paper, square corners, spaced capitals. */
export function createSeedTheme(direction: 'ltr' | 'rtl') {
  return createTheme({
    direction,
    cssVariables: { cssVarPrefix: 'seeds', colorSchemeSelector: 'data-theme' },
    colorSchemes: {
      light: {
        palette: {
          primary: { main: '#8a2350', dark: '#6b1a3d', contrastText: '#ffffff' },
          error: { main: '#a8321a' },
          background: { default: '#f2ebdc', paper: '#fffcf5' },
          text: { primary: '#29251c', secondary: '#5f5744' },
          action: { active: '#5f5744' },
          divider: 'rgba(74, 60, 28, 0.22)',
        },
      },
      dark: {
        palette: {
          primary: { main: '#f2a0c0', dark: '#e07fa6', contrastText: '#3d0a22' },
          error: { main: '#ff9e8c' },
          background: { default: '#17140f', paper: '#211d16' },
          text: { primary: '#f0eadc', secondary: '#bdb39c' },
          action: { active: '#bdb39c' },
          divider: 'rgba(230, 212, 170, 0.2)',
        },
      },
    },
    shape: { borderRadius: 2 },
    typography: {
      fontFamily: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif',
      h4: { fontFamily: slab },
      h5: { fontFamily: slab },
      h6: { fontFamily: slab, fontWeight: 600 },
      button: { fontWeight: 700, letterSpacing: '0.08em' },
    },
    components: {
      MuiButton: { defaultProps: { disableElevation: true } },
      MuiStepIcon: {
        styleOverrides: {
          // The number of a later step stays readable.
          root: { color: 'var(--seeds-palette-text-secondary)' },
          text: { fill: 'var(--seeds-palette-background-default)' },
        },
      },
    },
  });
}

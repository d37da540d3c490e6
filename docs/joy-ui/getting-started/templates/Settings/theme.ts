import { extendTheme } from '@mui/joy/styles';

const robe = {
  50: '#faf3fb',
  100: '#f3e4f6',
  200: '#e5c6ea',
  300: '#cf9cd8',
  400: '#b06bbd',
  500: '#7a3589',
  600: '#672a75',
  700: '#51205c',
  800: '#37143f',
  900: '#210a27',
};
const slate = {
  50: '#fbf9fb',
  100: '#f3eff3',
  200: '#e4dee5',
  300: '#d0c8d1',
  400: '#a298a4',
  500: '#6d6370',
  600: '#574e5a',
  700: '#3d3640',
  800: '#28222b',
  900: '#161218',
};

/** A concert program: the purple of robes, fine serifs, and sharp edges. */
export const choirTheme = extendTheme({
  cssVarPrefix: 'choir',
  colorSchemeSelector: 'data-theme',
  colorSchemes: {
    light: {
      palette: {
        primary: robe,
        neutral: slate,
        background: { body: '#f7f1f6', surface: '#ffffff', popup: '#ffffff' },
      },
    },
    dark: {
      palette: {
        primary: robe,
        neutral: slate,
        background: { body: '#120d15', surface: '#1d1721', popup: '#1d1721' },
      },
      // Borders separate the surfaces here.
      shadowOpacity: '0',
    },
  },
  radius: { sm: '2px', md: '2px', lg: '4px' },
  fontFamily: {
    body: 'system-ui, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif',
    display: 'Didot, "Bodoni MT", "Noto Serif Display", "URW Palladio L", P052, Sylfaen, serif',
  },
  typography: { h2: { letterSpacing: '0' } },
});

import { extendTheme } from '@mui/joy/styles';

const signage = 'Bahnschrift, "DIN Alternate", "Nimbus Sans Narrow", system-ui, sans-serif';

const sea = {
  50: '#eef6fb',
  100: '#d9ebf7',
  200: '#b2d6ee',
  300: '#7dbae0',
  400: '#3d93c6',
  500: '#095b8e',
  600: '#064b78',
  700: '#083f63',
  800: '#0a2b44',
  900: '#061a2a',
};
const fog = {
  50: '#f6f8f9',
  100: '#eaeff2',
  200: '#d7dfe4',
  300: '#bfcad2',
  400: '#8b99a4',
  500: '#5a6872',
  600: '#475560',
  700: '#2f3b45',
  800: '#1b252d',
  900: '#10181e',
};

/** The signs of a ferry terminal: sea and fog, narrow letters, round buttons. */
export const ferryTheme = extendTheme({
  cssVarPrefix: 'ferry',
  colorSchemeSelector: 'data-theme',
  colorSchemes: {
    light: {
      palette: {
        primary: sea,
        neutral: fog,
        background: { body: '#fbfdfe', surface: '#ffffff', popup: '#ffffff' },
      },
    },
    dark: {
      palette: {
        primary: sea,
        neutral: fog,
        background: { body: '#0a1219', surface: '#111c25', popup: '#111c25' },
      },
      // Borders separate the surfaces here.
      shadowOpacity: '0',
    },
  },
  radius: { sm: '6px', md: '6px', lg: '8px' },
  fontFamily: { body: signage, display: signage },
  typography: { h2: { letterSpacing: '0' } },
  components: {
    JoyButton: {
      styleOverrides: { root: { borderRadius: 999, minHeight: '2.75rem' } },
    },
  },
});

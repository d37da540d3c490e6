import type { CssVarsThemeOptions } from '@mui/joy/styles';

const plum = {
  50: '#f9f1f8',
  100: '#f1dff0',
  200: '#e2bfe0',
  300: '#cf97cc',
  400: '#b164ad',
  500: '#7d2f7a',
  600: '#672564',
  700: '#521c50',
  800: '#380f37',
  900: '#200620',
};

export const colors: CssVarsThemeOptions = {
  colorSchemes: {
    light: { palette: { primary: plum, background: { surface: '#fdf8fd' } } },
    dark: { palette: { primary: plum, background: { surface: '#170f17' } } },
  },
};

export const shape: CssVarsThemeOptions = {
  radius: { xs: '0px', sm: '2px', md: '2px', lg: '4px', xl: '4px' },
  focus: { thickness: '3px' },
};

export const type: CssVarsThemeOptions = {
  fontFamily: { body: 'Georgia, serif', display: 'Georgia, serif' },
  fontSize: { sm: '0.9375rem', md: '1.0625rem', lg: '1.25rem' },
  fontWeight: { lg: 700 },
};

export const components: CssVarsThemeOptions['components'] = {
  JoyButton: {
    defaultProps: { size: 'lg' },
    styleOverrides: { root: { letterSpacing: '0.02em' } },
  },
  JoyChip: { defaultProps: { size: 'lg' } },
  JoyInput: { defaultProps: { variant: 'soft', size: 'lg' } },
};

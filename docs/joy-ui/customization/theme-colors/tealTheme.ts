import { extendTheme } from '@mui/joy/styles';

const teal = {
  50: '#eaf6f3',
  100: '#d0ebe5',
  200: '#a3d8cd',
  300: '#63bfae',
  400: '#1f9c88',
  500: '#00695c',
  600: '#00564b',
  700: '#004a40',
  800: '#00352e',
  900: '#001f1b',
};

export const tealTheme = extendTheme({
  cssVarPrefix: 'teal',
  colorSchemeSelector: 'data-teal',
  colorSchemes: {
    light: { palette: { primary: teal } },
    dark: { palette: { primary: teal } },
  },
});

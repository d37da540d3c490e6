import { extendTheme } from '@mui/joy/styles';

const rounded = 'ui-rounded, "Hiragino Maru Gothic ProN", system-ui, sans-serif';

const crust = {
  50: '#fdf6ec',
  100: '#faead3',
  200: '#f3d3a6',
  300: '#e8b573',
  400: '#cf8a3a',
  500: '#8c4c0f',
  600: '#773f08',
  700: '#633506',
  800: '#432406',
  900: '#291503',
};
const rye = {
  50: '#fbf8f4',
  100: '#f3ede5',
  200: '#e6dccf',
  300: '#d3c5b4',
  400: '#a89886',
  500: '#74675a',
  600: '#5c5146',
  700: '#423930',
  800: '#2a231d',
  900: '#1a1511',
};

/** A bakery: crust and rye on flour, by night beside the oven. */
export const bakeryTheme = extendTheme({
  cssVarPrefix: 'oven',
  colorSchemeSelector: 'data-theme',
  colorSchemes: {
    light: {
      palette: {
        primary: crust,
        neutral: rye,
        background: { body: '#f8f1e7', surface: '#fffdf9', popup: '#fffdf9' },
      },
    },
    dark: {
      palette: {
        primary: crust,
        neutral: rye,
        background: { body: '#14100c', surface: '#1f1914', popup: '#1f1914' },
      },
      // Borders separate the surfaces here.
      shadowOpacity: '0',
    },
  },
  radius: { sm: '10px', md: '16px', lg: '20px' },
  fontFamily: { body: rounded, display: rounded },
});

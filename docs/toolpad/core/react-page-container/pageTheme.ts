import { createTheme, type ThemeOptions } from '@mui/material/styles';

/** The title of a page is an `h4` in the library; here it is the document's `h1`. */
const components: ThemeOptions['components'] = {
  MuiTypography: { defaultProps: { variantMapping: { h4: 'h1' } } },
};

export const pageTheme = {
  light: createTheme({ components }),
  dark: createTheme({ components, palette: { mode: 'dark' } }),
};

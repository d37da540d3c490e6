import { createTheme } from '@mui/material/styles';

/** A pair of themes needs no inline script; see the pitfall about Content Security Policy. */
export const theme = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark', primary: { main: '#90caf9', dark: '#90caf9' } } }),
};

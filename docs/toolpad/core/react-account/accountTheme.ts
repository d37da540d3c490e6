import type {} from '@mui/material/themeCssVarsAugmentation';
import { createTheme, type ThemeOptions } from '@mui/material/styles';

/** The initial on the library's gray has too little contrast. */
const components: ThemeOptions['components'] = {
  MuiAvatar: {
    styleOverrides: {
      colorDefault: ({ theme }) => ({
        color: (theme.vars ?? theme).palette.primary.contrastText,
        backgroundColor: (theme.vars ?? theme).palette.primary.main,
      }),
    },
  },
};

export const accountTheme = {
  light: createTheme({ components }),
  dark: createTheme({ components, palette: { mode: 'dark' } }),
};

/** Replaces the styles of the two buttons, whose opacity lowers the contrast. */
export const buttonProps = { sx: { textTransform: 'none' } } as const;

import {
  createTheme,
  unstable_createCssVarsProvider as createCssVarsProvider,
  unstable_createCssVarsTheme as createCssVarsTheme,
} from '@mui/system';

export const dockTheme = createCssVarsTheme({
  ...createTheme({ shape: { borderRadius: 6 } }),
  cssVarPrefix: 'dock',
  colorSchemeSelector: 'data-dock',
  defaultColorScheme: 'light',
  colorSchemes: {
    light: { palette: { mode: 'light', sheet: '#ffffff', ink: '#12303f' } },
    dark: { palette: { mode: 'dark', sheet: '#0d1b24', ink: '#e6f1f7' } },
  },
  shouldSkipGeneratingVar: ([group, key]) => !/palette|shape/.test(group ?? '') || key === 'mode',
});

export const { CssVarsProvider, useColorScheme } = createCssVarsProvider({
  theme: dockTheme,
  defaultColorScheme: { light: 'light', dark: 'dark' },
  modeStorageKey: 'dock-mode',
  colorSchemeStorageKey: 'dock-scheme',
});

import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import { createThemeTree, type ThemeNode } from '../model/themeTree';

/** Keys that apps can't set. `vars` repeats every value as a reference to its CSS variable. */
const INTERNAL = /^(vars$|unstable_|toRuntimeSource$|generate|shouldSkip|getColorSchemeSelector$)/;

function withoutInternals(theme: object): object {
  return Object.fromEntries(Object.entries(theme).filter(([key]) => !INTERNAL.test(key)));
}

/** Returns Material UI's default theme, as `createTheme()` creates it in both modes. */
export function readMaterialTheme(): readonly ThemeNode[] {
  const [light, dark] = (['light', 'dark'] as const).map((mode) =>
    withoutInternals(createTheme({ palette: { mode } })),
  );
  return createThemeTree(light ?? {}, dark ?? {});
}

/**
 * Returns Joy UI's default theme, as `extendTheme()` creates it, with the values of each color
 * scheme merged in.
 */
export function readJoyTheme(): readonly ThemeNode[] {
  const { colorSchemes, ...theme } = extendTheme();
  const shared = withoutInternals(theme);
  return createThemeTree({ ...shared, ...colorSchemes.light }, { ...shared, ...colorSchemes.dark });
}

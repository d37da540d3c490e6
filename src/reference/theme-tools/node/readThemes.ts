import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import { createThemeTree, type ThemeNode } from '../model/themeTree';

/** What a reader cannot set. `vars` repeats every value as a reference to its CSS variable. */
const INTERNAL = /^(vars$|unstable_|toRuntimeSource$|generate|shouldSkip|getColorSchemeSelector$)/;

function withoutInternals(theme: object): object {
  return Object.fromEntries(Object.entries(theme).filter(([key]) => !INTERNAL.test(key)));
}

/** Material UI's theme as `createTheme()` makes it, in both modes. */
export function readMaterialTheme(): readonly ThemeNode[] {
  const [light, dark] = (['light', 'dark'] as const).map((mode) =>
    withoutInternals(createTheme({ palette: { mode } })),
  );
  return createThemeTree(light ?? {}, dark ?? {});
}

/** Joy UI's theme as `extendTheme()` makes it; a scheme's own part stands in its usual place. */
export function readJoyTheme(): readonly ThemeNode[] {
  const { colorSchemes, ...theme } = extendTheme();
  const shared = withoutInternals(theme);
  return createThemeTree({ ...shared, ...colorSchemes.light }, { ...shared, ...colorSchemes.dark });
}

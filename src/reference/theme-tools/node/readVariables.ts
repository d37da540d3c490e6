import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import { groupBy } from '../../../foundation/site/model/groupBy';
import type { ThemeVariable, VariableGroup } from '../model/types';

type Declarations = Record<string, string | number>;

interface Source {
  readonly generateStyleSheets?: () => object[];
}

const DARK = '.dark';

/**
 * Returns a variable's group: `palette-primary` for `--mui-palette-primary-main`, otherwise its
 * first word.
 */
function groupOf(name: string): string {
  const [, , , first = '', second = ''] = name.split('-');
  return first === 'palette' ? `${first}-${second}` : first;
}

function readDeclarations(theme: Source): Map<string, Declarations> {
  const rules = new Map<string, Declarations>();
  for (const stylesheet of theme.generateStyleSheets?.() ?? []) {
    for (const [selector, declarations] of Object.entries(
      stylesheet as Record<string, Declarations>,
    )) {
      const key = selector.includes(DARK) ? DARK : ':root';
      rules.set(key, { ...rules.get(key), ...declarations });
    }
  }
  return rules;
}

/**
 * Returns the CSS variables that a theme generates, with the values of both schemes, by group.
 *
 * @throws when there are none for one of the schemes
 */
function readVariables(theme: Source): readonly VariableGroup[] {
  const rules = readDeclarations(theme);
  const root = rules.get(':root') ?? {};
  const dark = rules.get(DARK) ?? {};
  const names = [...new Set([...Object.keys(root), ...Object.keys(dark)])].filter((name) =>
    name.startsWith('--'),
  );
  if (names.length === 0 || Object.keys(dark).length === 0) {
    throw new Error(
      'The default theme has no CSS variables for one of its color schemes, so the table would be incomplete. Check whether the library has changed its selectors, and update src/reference/theme-tools/node/readVariables.ts.',
    );
  }
  const variables = names.map((name): ThemeVariable => {
    const light = String(root[name] ?? '');
    const darkValue = String(dark[name] ?? light);
    return darkValue === light ? { name, light } : { name, light, dark: darkValue };
  });
  const groups = groupBy(variables, ({ name }) => groupOf(name));
  return [...groups].map(([name, group]) => ({ name, variables: group }));
}

/** Returns the CSS variables of Material UI's default theme, not of this site's. */
export function readMaterialVariables(): readonly VariableGroup[] {
  return readVariables(
    createTheme({ cssVariables: { colorSchemeSelector: 'class' }, colorSchemes: { dark: true } }),
  );
}

/** Returns the CSS variables of Joy UI's default theme. */
export function readJoyVariables(): readonly VariableGroup[] {
  return readVariables(extendTheme({ colorSchemeSelector: 'class' }));
}

import { css as serialize } from '@emotion/react';
import type { CSSObject } from '@emotion/react';
import { createTheme } from '@mui/material/styles';
import { unstable_defaultSxConfig, unstable_styleFunctionSx } from '@mui/system';
import type { SystemProperty } from '../model/types';

type Css = CSSObject;

const theme = createTheme();

/** Example values for properties, by the theme key that they read. */
const THEME_KEY_EXAMPLES: Readonly<Record<string, string | number>> = {
  palette: 'primary.main',
  spacing: 2,
  'shape.borderRadius': 2,
  borders: 1,
  zIndex: 'modal',
  shadows: 3,
};

/** Example values for individual properties, which take precedence. */
const PROPERTY_EXAMPLES: Readonly<Record<string, string | number>> = {
  displayPrint: 'none',
  typography: 'h6',
  fontFamily: 'default',
  fontWeight: 'fontWeightBold',
  maxWidth: 'sm',
  width: 0.5,
  height: 0.5,
  minWidth: 0.5,
  maxHeight: 0.5,
  minHeight: 0.5,
};

/** Returns the styles that the `sx` prop produces for one property. */
function run(name: string, value: string | number, target: object = theme): Css {
  return (unstable_styleFunctionSx({ sx: { [name]: value }, theme: target as typeof theme }) ??
    {}) as Css;
}

/** Returns the theme keys that are read while the `sx` prop processes a property. */
function readKeys(name: string, value: string | number): Set<string> {
  const keys = new Set<string>();
  const spy = new Proxy(theme, {
    get: (target, key, receiver): unknown => {
      if (typeof key === 'string') keys.add(key);
      return Reflect.get(target, key, receiver);
    },
  });
  run(name, value, spy);
  return keys;
}

/** Theme keys that are read for every property. */
const COMMON_KEYS = readKeys('displayPrint', 'none');

function findThemeKey(name: string): string | undefined {
  if (name === 'maxWidth') return 'breakpoints';
  const { themeKey } = unstable_defaultSxConfig[name] ?? {};
  if (themeKey !== undefined) return themeKey;
  return [...readKeys(name, 1)].find(
    (key) => !COMMON_KEYS.has(key) && !key.startsWith('unstable_') && key !== 'vars',
  );
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns the names of CSS properties, with those in a media query inside braces. */
function listNames(css: Css): string[] {
  return Object.entries(css).map(([name, value]) =>
    name.startsWith('@') && typeof value === 'object' && value !== null
      ? `${name} { ${listNames(value as Css).join(', ')} }`
      : kebab(name),
  );
}

/** Formats styles as Emotion serializes them, which adds units to bare numbers. */
function formatCss(css: Css): string {
  return serialize(css)
    .styles.replaceAll(/(?<name>[\w-]+):/gu, '$<name>: ')
    .replaceAll('{', ' { ')
    .replaceAll(/;?\}/gu, ' }')
    .replaceAll(/;(?!$)/gu, '; ')
    .replace(/;$/u, '');
}

function createExample(name: string, themeKey: string | undefined): SystemProperty['example'] {
  const value = PROPERTY_EXAMPLES[name] ?? THEME_KEY_EXAMPLES[themeKey ?? ''];
  if (value === undefined) return undefined;
  const css = formatCss(run(name, value));
  const sx = `${name}: ${typeof value === 'string' ? `'${value}'` : String(value)}`;
  return css === '' ? undefined : { sx, css };
}

/** Returns all properties that the installed MUI System treats specially, found by running it. */
export function readSystemProperties(): readonly SystemProperty[] {
  return Object.keys(unstable_defaultSxConfig).map((name): SystemProperty => {
    const themeKey = findThemeKey(name);
    const probe = PROPERTY_EXAMPLES[name] ?? THEME_KEY_EXAMPLES[themeKey ?? ''] ?? 'none';
    const css = listNames(run(name, probe));
    const example = createExample(name, themeKey);
    return {
      name,
      css,
      ...(themeKey === undefined ? {} : { themeKey }),
      ...(example === undefined ? {} : { example }),
    };
  });
}

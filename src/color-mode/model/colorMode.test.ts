import {
  COLOR_MODES,
  describeUnknownScheme,
  JOY_PROVIDER_KEYS,
  JOY_STORAGE_KEYS,
  MUI_PROVIDER_KEYS,
  MUI_STORAGE_KEYS,
  nextColorMode,
  parseColorMode,
  parseScheme,
  resolveScheme,
} from './colorMode';

test.each(COLOR_MODES)('parseColorMode keeps %s', (mode) => {
  expect(parseColorMode(mode)).toBe(mode);
});

test.each([undefined, null, '', 'Light', 'blue', 'toString', 1, {}, ['dark']])(
  'garbage counts as system: %p',
  (value) => {
    expect(parseColorMode(value)).toBe('system');
  },
);

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', undefined],
  ['sepia', undefined],
  [null, undefined],
])('parseScheme(%p) is %p', (value, expected) => {
  expect(parseScheme(value)).toBe(expected);
});

test('an unknown scheme is described for the console', () => {
  expect(describeUnknownScheme('sepia')).toBe(
    '[color-mode] Unknown color scheme "sepia". Use one of: light, dark.',
  );
});

test.each([
  ['light', true, 'light'],
  ['light', false, 'light'],
  ['dark', true, 'dark'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('resolveScheme(%s, %s) is %s', (mode, prefersDark, expected) => {
  expect(resolveScheme(mode, prefersDark)).toBe(expected);
});

test('a press moves light, dark, system and round again', () => {
  expect(COLOR_MODES.map(nextColorMode)).toEqual(['dark', 'system', 'light']);
});

test.each([
  [MUI_PROVIDER_KEYS, MUI_STORAGE_KEYS, 'mui'],
  [JOY_PROVIDER_KEYS, JOY_STORAGE_KEYS, 'joy'],
])('the storage names are those that the provider derives', (provider, storage, prefix) => {
  expect(storage).toEqual({
    mode: provider.modeStorageKey,
    light: `${provider.colorSchemeStorageKey}-light`,
    dark: `${provider.colorSchemeStorageKey}-dark`,
  });
  expect(storage.mode).toBe(`${prefix}-mode`);
});

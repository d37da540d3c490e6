import {
  COLOR_MODES,
  describeUnknownScheme,
  JOY_STORAGE_KEYS,
  MUI_STORAGE_KEYS,
  parseColorMode,
  parseScheme,
} from './colorMode';

test.each(COLOR_MODES)('parseColorMode keeps %s', (mode) => {
  expect(parseColorMode(mode)).toBe(mode);
});

test.each([undefined, null, '', 'Light', 'blue', 'toString', 1, {}, ['dark']])(
  'an invalid value counts as system: %p',
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

test('the message for an unknown scheme lists the known ones', () => {
  expect(describeUnknownScheme('sepia')).toBe(
    '[color-mode] Unknown color scheme "sepia". Use one of: light, dark.',
  );
});

test.each([
  [MUI_STORAGE_KEYS, 'mui'],
  [JOY_STORAGE_KEYS, 'joy'],
])('the storage keys are the ones that the library’s provider uses', (storage, prefix) => {
  expect(storage).toEqual({
    mode: `${prefix}-mode`,
    light: `${prefix}-color-scheme-light`,
    dark: `${prefix}-color-scheme-dark`,
  });
});

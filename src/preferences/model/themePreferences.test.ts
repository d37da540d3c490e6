import {
  DEFAULT_THEME_PREFERENCES,
  reduceThemePreferences,
  type ThemePreferences,
  type ThemePreferencesAction,
} from './themePreferences';

const STATE: ThemePreferences = { dense: true, direction: 'rtl', paletteMode: 'dark' };

describe('reduceThemePreferences: specification, sections 4 and 8', () => {
  test.each<[ThemePreferencesAction, ThemePreferences]>([
    [
      { type: 'CHANGE', payload: { paletteMode: 'light' } },
      { ...STATE, paletteMode: 'light' },
    ],
    [
      { type: 'CHANGE', payload: { direction: 'ltr' } },
      { ...STATE, direction: 'ltr' },
    ],
    [
      { type: 'CHANGE', payload: { direction: 'ltr', paletteMode: 'light' } },
      { dense: true, direction: 'ltr', paletteMode: 'light' },
    ],
    [
      { type: 'SET_DENSE', payload: false },
      { ...STATE, dense: false },
    ],
    [{ type: 'RESET_DENSITY' }, { ...STATE, dense: false }],
  ])('%j', (action, expected) => {
    expect(reduceThemePreferences(STATE, action)).toEqual(expected);
    expect(STATE).toEqual({ dense: true, direction: 'rtl', paletteMode: 'dark' });
  });

  test.each<ThemePreferencesAction>([
    { type: 'CHANGE', payload: {} },
    { type: 'CHANGE', payload: { direction: 'rtl' } },
    { type: 'CHANGE', payload: { direction: 'rtl', paletteMode: 'dark' } },
    { type: 'SET_DENSE', payload: true },
  ])('%j repeats the current values: the same object', (action) => {
    expect(reduceThemePreferences(STATE, action)).toBe(STATE);
  });

  test('resetting the default density gives the same object', () => {
    expect(reduceThemePreferences(DEFAULT_THEME_PREFERENCES, { type: 'RESET_DENSITY' })).toBe(
      DEFAULT_THEME_PREFERENCES,
    );
  });

  test('an unknown action is an error', () => {
    const action = { type: 'EXPLODE' } as unknown as ThemePreferencesAction;
    expect(() => reduceThemePreferences(STATE, action)).toThrow('Unrecognized type EXPLODE');
  });
});

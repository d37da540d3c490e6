import { reduceThemePreferences } from './themePreferences';
import type { ThemePreferences, ThemePreferencesAction } from './themePreferences';

const STATE: ThemePreferences = { dense: true, direction: 'rtl' };

describe('reduceThemePreferences: spec PREF-11, PREF-12 and PREF-13', () => {
  test.each<[ThemePreferencesAction, ThemePreferences]>([
    [
      { type: 'CHANGE', payload: { direction: 'ltr' } },
      { ...STATE, direction: 'ltr' },
    ],
    [
      { type: 'SET_DENSE', payload: false },
      { ...STATE, dense: false },
    ],
    [{ type: 'RESET_DENSITY' }, { ...STATE, dense: false }],
  ])('%j', (action, expected) => {
    expect(reduceThemePreferences(STATE, action)).toEqual(expected);
    expect(STATE).toEqual({ dense: true, direction: 'rtl' });
  });

  test.each<ThemePreferencesAction>([
    { type: 'CHANGE', payload: {} },
    { type: 'CHANGE', payload: { direction: 'rtl' } },
    { type: 'SET_DENSE', payload: true },
  ])('%j repeats the current values, so it returns the same object', (action) => {
    expect(reduceThemePreferences(STATE, action)).toBe(STATE);
  });

  test('resetting the default density returns the same object', () => {
    const plain: ThemePreferences = { dense: false, direction: 'ltr' };
    expect(reduceThemePreferences(plain, { type: 'RESET_DENSITY' })).toBe(plain);
  });

  test('throws for an unknown action', () => {
    const action = { type: 'EXPLODE' } as unknown as ThemePreferencesAction;
    expect(() => reduceThemePreferences(STATE, action)).toThrow('Unrecognized type EXPLODE');
  });
});

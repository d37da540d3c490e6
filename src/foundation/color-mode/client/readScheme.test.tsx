import { readScheme } from './readScheme';

test('a known scheme is read silently, an unknown one is reported once', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(readScheme('dark')).toBe('dark');
  expect(readScheme(null)).toBeUndefined();
  expect(error).not.toHaveBeenCalled();
  expect(readScheme('sepia')).toBeUndefined();
  expect(readScheme('sepia')).toBeUndefined();
  expect(error.mock.calls).toEqual([
    ['[color-mode] Unknown color scheme "sepia". Use one of: light, dark.'],
  ]);
});

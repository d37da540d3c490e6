import { assertPaletteColor } from './assertPaletteColor';

describe('assertPaletteColor: spec THEME-2', () => {
  test.each([
    ['a main value', { main: '#006bd6' }],
    ['a numbered shade', { 500: '#0073e6' }],
    ['both', { main: 'rgb(1, 2, 3)', 500: '#0073e6' }],
  ])('accepts %s', (_, color) => {
    expect(() => {
      assertPaletteColor('primary', color);
    }).not.toThrow();
  });

  test.each([
    [{}, '[palette] "primary" has neither "main" nor the shade 500.'],
    [{ light: '#fff', 400: '#fff' }, '[palette] "primary" has neither "main" nor the shade 500.'],
    [{ main: 500 }, '[palette] "primary.main" must be a string such as "#006bd6", got number.'],
    [{ main: null }, '[palette] "primary" has neither "main" nor the shade 500.'],
    [
      { main: {}, 500: '#0073e6' },
      '[palette] "primary.main" must be a string such as "#006bd6", got object.',
    ],
    [{ main: 'blue' }, '[palette] Unsupported color "blue".'],
    [undefined, '[palette] "primary" must be an object with a "main" color, got undefined.'],
    [null, '[palette] "primary" must be an object with a "main" color, got null.'],
    ['#fff', '[palette] "primary" must be an object with a "main" color, got string.'],
  ])('rejects %p', (color, message) => {
    expect(() => {
      assertPaletteColor('primary', color);
    }).toThrow(message);
  });
});

import { parseColor } from './parseColor';

function toBytes(value: string): number[] {
  const { red, green, blue, alpha } = parseColor(value);
  return [Math.round(red), Math.round(green), Math.round(blue), alpha];
}

describe('parseColor: the formats of spec THEME-3', () => {
  test.each([
    ['#09f', [0, 153, 255, 1]],
    ['#006bd6', [0, 107, 214, 1]],
    ['#006BD6', [0, 107, 214, 1]],
    ['rgb(1, 2, 3)', [1, 2, 3, 1]],
    ['rgb(1 2 3 / 25%)', [1, 2, 3, 0.25]],
    ['rgb(100%, 0%, 50%)', [255, 0, 128, 1]],
    ['rgba(1, 2, 3, .5)', [1, 2, 3, 0.5]],
    ['rgba(300, -5, 0, 2)', [255, 0, 0, 1]],
    ['hsl(210, 100%, 42%)', [0, 107, 214, 1]],
    ['hsl(-150deg 100% 42%)', [0, 107, 214, 1]],
    ['hsla(0, 0%, 100%, 0.4)', [255, 255, 255, 0.4]],
    ['color(srgb 1 0.5 0)', [255, 128, 0, 1]],
    ['color(display-p3 1 1 1)', [255, 255, 255, 1]],
    ['color(display-p3 0.5 0.5 0.5 / 0.5)', [128, 128, 128, 0.5]],
    ['color(display-p3 0 1 0)', [0, 255, 0, 1]],
    ['color(display-p3 0.4584 0.9853 0.2983)', [0, 255, 0, 1]],
    ['color(a98-rgb 1 1 1)', [255, 255, 255, 1]],
    ['color(a98-rgb 0.8586 0 0)', [255, 0, 0, 1]],
    ['color(prophoto-rgb 1 1 1)', [255, 255, 255, 1]],
    ['color(rec-2020 1 1 1)', [255, 255, 255, 1]],
    ['color(rec-2020 50% 50% 50%)', [139, 139, 139, 1]],
  ])('%s', (value, expected) => {
    expect(toBytes(value)).toEqual(expected);
  });

  test.each([
    'red',
    '',
    '#12',
    '#1234',
    '#12345678',
    '#ggg',
    'rgb(1, 2)',
    'rgb(1, 2, 3, 4, 5)',
    'rgb(a, b, c)',
    'hsl(210, 100, 42)',
    'hsl(50%, 100%, 42%)',
    'color(xyz 1 1 1)',
    'color(srgb 1 1)',
    'lab(50% 0 0)',
    'var(--site-color)',
    'rgb(var(--a), 2, 3)',
  ])('throws for %p, and the message lists the supported formats', (value) => {
    expect(() => parseColor(value)).toThrow(
      `[palette] Unsupported color "${value}". Supported formats: #nnn, #nnnnnn, rgb(), rgba(), hsl(), hsla(), color() with srgb, display-p3, a98-rgb, prophoto-rgb, or rec-2020.`,
    );
  });
});

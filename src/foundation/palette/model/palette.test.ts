import * as scales from './colors';
import { contrastRatio, relativeLuminance } from './__fixtures__/contrast';
import { darkPalette, lightPalette, PALETTE_ROLES } from './palette';
import { THEME_COLOR_META } from './themeColor';
import { parseColor } from './parseColor';
import { CONTRAST_THRESHOLD } from './tokens';

const ENHANCED_TEXT = 7;
const TEXT = 4.5;

describe.each([lightPalette, darkPalette])('the $mode palette', (palette) => {
  const surfaces = [palette.background.default, palette.background.paper];

  test.each(['primary', 'secondary'] as const)('text.%s has 7:1 on every surface', (name) => {
    for (const surface of surfaces)
      expect(contrastRatio(palette.text[name], surface)).toBeGreaterThanOrEqual(ENHANCED_TEXT);
  });

  test('text.disabled is readable', () => {
    for (const surface of surfaces)
      expect(contrastRatio(palette.text.disabled, surface)).toBeGreaterThanOrEqual(TEXT);
  });

  test('icons in controls have the contrast of text', () => {
    for (const surface of surfaces)
      expect(contrastRatio(palette.action.active, surface)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(PALETTE_ROLES)(
    '%s is readable as text, as a surface, and as a hovered surface',
    (role) => {
      const { main, dark, contrastText } = palette[role];
      for (const surface of surfaces)
        expect(contrastRatio(main, surface)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(contrastText, main)).toBeGreaterThanOrEqual(TEXT);
      expect(contrastRatio(contrastText, dark)).toBeGreaterThanOrEqual(TEXT);
    },
  );

  test.each(PALETTE_ROLES)(
    'the text color that the library picks on %s.main and %s.dark is readable',
    (role) => {
      for (const surface of [palette[role].main, palette[role].dark]) {
        const isWhite = contrastRatio('#fff', surface) >= CONTRAST_THRESHOLD;
        expect(
          contrastRatio(isWhite ? '#fff' : 'rgba(0, 0, 0, 0.87)', surface),
        ).toBeGreaterThanOrEqual(TEXT);
      }
    },
  );

  test('a border that carries meaning has a contrast of 3:1', () => {
    for (const surface of surfaces)
      expect(contrastRatio(palette.grey[400], surface)).toBeGreaterThanOrEqual(3);
  });
});

test.each(['blue', 'grey', 'violet', 'red', 'amber', 'green', 'cyan'] as const)(
  '%s gets darker with every shade',
  (name) => {
    const luminances = Object.values(scales[name]).map((color) =>
      relativeLuminance(parseColor(color)),
    );
    expect(luminances).toHaveLength(10);
    expect(luminances).toEqual([...luminances].sort((first, second) => second - first));
  },
);

test('colors that the specification fixes', () => {
  expect(scales.blue[500]).toBe('#0070df');
  expect(lightPalette.primary).toMatchObject({ main: '#006bd6', contrastText: '#ffffff' });
  expect(darkPalette.background.default).toBe('#0f1214');
  expect(THEME_COLOR_META).toEqual({ light: '#006bd6', dark: '#0f1214' });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrastRatio } from '../model/__fixtures__/contrast';
import { joyTheme } from './joyTheme';

test('Joy UI uses the site’s blue, fonts, and breakpoints', () => {
  expect(joyTheme.colorSchemes.light.palette.primary[500]).toBe('#0070df');
  expect(joyTheme.fontFamily.body).toContain('"IBM Plex Sans"');
  expect(joyTheme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
  expect(joyTheme.getColorSchemeSelector('dark')).toContain('[data-theme="dark"]');
});

test('text on solid, soft, and plain blue is readable', () => {
  const { primary } = joyTheme.colorSchemes.light.palette;
  expect(contrastRatio('#fff', primary[500])).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(primary[700], primary[100])).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(primary[700], primary[200])).toBeGreaterThanOrEqual(4.5);
});

test('text on solid and soft gray is readable', () => {
  const { neutral } = joyTheme.colorSchemes.light.palette;
  expect(contrastRatio('#fff', neutral[500])).toBeGreaterThanOrEqual(4.5);
  expect(contrastRatio(neutral[600], '#fff')).toBeGreaterThanOrEqual(7);
  expect(contrastRatio(neutral[200], neutral[800])).toBeGreaterThanOrEqual(4.5);
});

describe('a link (step 500 in light mode, 400 in dark mode) is readable on the surface of previews', () => {
  const stylesheet = readFileSync(
    path.join(__dirname, '../../../writing/code/client/tokens.css'),
    'utf8',
  );
  const [light = '', dark = ''] = [
    ...stylesheet.matchAll(/--site-preview-surface: (#[0-9a-f]{6});/g),
  ].map(([, color = '']) => color);
  const { colorSchemes } = joyTheme;

  test.each(['primary', 'neutral', 'danger', 'success', 'warning'] as const)('%s', (role) => {
    expect(contrastRatio(colorSchemes.light.palette[role][500], light)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(colorSchemes.dark.palette[role][400], dark)).toBeGreaterThanOrEqual(4.5);
  });
});

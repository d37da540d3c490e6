import * as hues from '@mui/material/colors';
import { createTheme } from '@mui/material/styles';
import { darkPalette, lightPalette } from '../../../foundation/palette/model/palette';
import type { SearchRecord } from '../model/types';

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu;

/** Returns the opaque colors in an object, with their paths, such as `primary.main`. */
function listColors(value: unknown, path: readonly string[]): { token: string; color: string }[] {
  if (typeof value === 'string') {
    return HEX.test(value) ? [{ token: path.join('.'), color: value.toLowerCase() }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => listColors(child, [...path, key]));
}

/** Where a color comes from. `searchLabels.ts` has a label for each. */
const COLOR_SOURCES = ['default-light', 'default-dark', 'site-light', 'site-dark', 'hues'];

/**
 * Returns the records of all named colors: the palette tokens of the library's default themes and of
 * this site's themes, and the library's color objects.
 *
 * @param findPage returns the first of the given pages that exists
 */
export function readColorRecords(
  findPage: (pages: readonly string[]) => string | undefined,
): SearchRecord[] {
  const palettes = [
    createTheme({ palette: { mode: 'light' } }).palette,
    createTheme({ palette: { mode: 'dark' } }).palette,
    lightPalette,
    darkPalette,
  ];
  const tokens = palettes.flatMap((palette, index) =>
    // The grays are among the hues, too.
    listColors({ ...palette, grey: undefined }, []).map((found) => ({
      ...found,
      source: COLOR_SOURCES[index] ?? '',
    })),
  );
  const scales = Object.entries(hues).flatMap(([hue, scale]) =>
    listColors(scale, [hue]).map(({ token, color }) => ({
      token: token.replace(/\.(\w+)$/u, '[$1]').replace(/\[(?!\d|A)(\w+)\]/u, '.$1'),
      color,
      source: 'hues',
    })),
  );
  return [...tokens, ...scales].flatMap(({ token, color, source }): SearchRecord[] => {
    const url = findPage(
      source === 'hues'
        ? ['/material-ui/customization/color', '/material-ui/customization/palette']
        : ['/material-ui/customization/palette'],
    );
    if (url === undefined) return [];
    return [
      {
        kind: 'color',
        title: token,
        url,
        product: 'material-ui',
        context: source,
        color,
        names: color,
      },
    ];
  });
}

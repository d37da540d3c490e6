import * as hues from '@mui/material/colors';
import { createTheme } from '@mui/material/styles';
import { darkPalette, lightPalette } from '../../../foundation/palette/model/palette';
import type { SearchRecord } from '../model/types';

const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/iu;

/** The colors in an object, with their paths: `primary.main`. Only opaque ones. */
function listColors(value: unknown, path: readonly string[]): { token: string; color: string }[] {
  if (typeof value === 'string') {
    return HEX.test(value) ? [{ token: path.join('.'), color: value.toLowerCase() }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => listColors(child, [...path, key]));
}

/** Where a color is from; the interface has words for each. */
const COLOR_SOURCES = ['default-light', 'default-dark', 'site-light', 'site-dark', 'hues'];

/**
 * Every color that a reader can name: the tokens of the library's default themes and of this
 * site's, and the library's color objects.
 *
 * @param findPage gives the first of some pages that is written
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
    // The greys are among the hues too.
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

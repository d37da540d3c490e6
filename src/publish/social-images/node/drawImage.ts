import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { darkPalette } from '../../../foundation/palette/model/palette';
import { SITE_TITLE } from '../../../foundation/site/node/siteSettings';
import { encodePalettePng } from './encodePalettePng';
import type { ImageText } from '../model/imageJob';

/** The size for large previews on social networks, in px. */
const WIDTH = 1200;
const HEIGHT = 630;
const PADDING = 72;
/** Number of characters above which a title has a smaller font. */
const LONG_TITLE = 26;
/** Average width of a title's characters relative to the font size, for names with some capitals. */
const LETTER_WIDTH = 0.6;
const MAX_DESCRIPTION = 170;

interface Box {
  readonly type: 'div';
  readonly props: { readonly style: object; readonly children: string | readonly Box[] };
}

function box(style: object, children: string | readonly Box[]): Box {
  return { type: 'div', props: { style, children } };
}

function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, text.lastIndexOf(' ', length))} …`;
}

/** Returns a font size in px at which the longest word fits on a line, unless it's mostly capitals. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(' ').map((word) => word.length));
  const fitting = Math.floor((WIDTH - 2 * PADDING) / (longest * LETTER_WIDTH));
  return Math.min(title.length > LONG_TITLE ? 68 : 88, fitting);
}

function layOut({ label, title, description }: ImageText): Box {
  const { background, primary, text } = darkPalette;
  const rule = box(
    { width: 96, height: 8, borderRadius: 4, backgroundColor: primary.main, marginBottom: 28 },
    '',
  );
  return box(
    {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      // As in browsers, padding is added to the width by default.
      boxSizing: 'border-box',
      padding: PADDING,
      backgroundColor: background.default,
      color: text.primary,
    },
    [
      box({ fontSize: 32, color: primary.light }, label),
      box({ display: 'flex', flexDirection: 'column' }, [
        rule,
        box(
          {
            fontSize: titleSize(title),
            fontWeight: 600,
            lineHeight: 1.1,
            wordBreak: 'break-word',
          },
          title,
        ),
        box(
          { fontSize: 34, lineHeight: 1.35, color: text.secondary, marginTop: 24 },
          shorten(description, MAX_DESCRIPTION),
        ),
      ]),
      box({ fontSize: 28, color: text.secondary }, SITE_TITLE),
    ],
  );
}

/** Returns a function that draws 1200 by 630 px PNG images. Fonts are read once. */
export function createImageDrawer(): (text: ImageText) => Promise<Buffer> {
  const fontPackage = path.dirname(require.resolve('@fontsource/ibm-plex-sans/package.json'));
  const folder = path.join(fontPackage, 'files');
  const fonts = ([400, 600] as const).map((weight) => ({
    name: 'IBM Plex Sans',
    weight,
    style: 'normal' as const,
    data: fs.readFileSync(path.join(folder, `ibm-plex-sans-latin-${String(weight)}-normal.woff`)),
  }));
  return async (text) => {
    const svg = await satori(layOut(text) as unknown as React.ReactNode, {
      width: WIDTH,
      height: HEIGHT,
      fonts,
    });
    // Satori has converted text to paths, so loading system fonts would only take time.
    const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    return encodePalettePng(image.pixels, image.width) ?? image.asPng();
  };
}

import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { darkPalette } from '../../../foundation/palette/model/palette';
import { SITE_TITLE } from '../../../foundation/site/node/siteSettings';
import { encodePalettePng } from './encodePalettePng';
import type { ImageText } from '../model/imageJob';

/** What the networks show large, in px. */
const WIDTH = 1200;
const HEIGHT = 630;
const PADDING = 72;
/** A title of more letters is set smaller. */
const LONG_TITLE = 26;
/** Width of a letter of titles, as a share of their size, in names with some capitals. */
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

/** In px. The longest word fits on a line, unless most of it are capitals. */
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
      // Satori adds the padding to the width unless told otherwise, as a browser does.
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

/** Makes a function that draws pictures as PNG, 1200 by 630 px. Fonts are read once. */
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
    // All letters are outlines by now: the system's fonts would only take time to read.
    const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    return encodePalettePng(image.pixels, image.width) ?? image.asPng();
  };
}

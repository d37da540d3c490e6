import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { THEME_COLOR_META } from '../../../foundation/palette/model/themeColor';

/** An icon of the installed site: where it is, its size in px, and the share that the sign takes. */
interface Icon {
  readonly file: string;
  readonly size: number;
  readonly share: number;
  readonly isOpaque: boolean;
}

/** A mask may cut away all but the inner 80%; iOS fills what is transparent with black. */
const ICONS: readonly Icon[] = [
  { file: 'img/icon-192.png', size: 192, share: 0.9, isOpaque: false },
  { file: 'img/icon-512.png', size: 512, share: 0.9, isOpaque: false },
  { file: 'img/icon-maskable-512.png', size: 512, share: 0.5, isOpaque: true },
  { file: 'img/apple-touch-icon.png', size: 180, share: 0.62, isOpaque: true },
];

/** The sign, white on the theme's color or as it is, as a PNG. */
function render(sign: string, { size, share, isOpaque }: Icon): Buffer {
  const inner = sign.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/gu, '');
  const colored = isOpaque ? inner.replaceAll(/fill="#[0-9a-f]+"/giu, 'fill="#fff"') : inner;
  const scale = (size * share) / 32;
  const start = (size * (1 - share)) / 2;
  const ground = isOpaque
    ? `<rect width="${String(size)}" height="${String(size)}" fill="${THEME_COLOR_META.light}"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}">${ground}<g transform="translate(${String(start)} ${String(start)}) scale(${String(scale)})">${colored}</g></svg>`;
  return new Resvg(svg).render().asPng();
}

/** Draws the icons of `manifest.webmanifest` from the site's sign. */
export function writeIcons(siteDir: string, folder: string): void {
  const sign = fs.readFileSync(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
  fs.mkdirSync(path.join(folder, 'img'), { recursive: true });
  for (const icon of ICONS) fs.writeFileSync(path.join(folder, icon.file), render(sign, icon));
}

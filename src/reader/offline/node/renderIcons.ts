import fs from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { THEME_COLOR_META } from '../../../foundation/palette/model/themeColor';

/** An icon of the installed app. */
interface Icon {
  readonly file: string;
  /** In px. */
  readonly size: number;
  /** The logo's share of the width, from 0 to 1. */
  readonly share: number;
  /** Whether it's a white logo on the theme color instead of the logo on a transparent background. */
  readonly isOpaque: boolean;
}

/** A maskable icon may be cropped to its inner 80%, and iOS fills transparent pixels with black. */
const ICONS: readonly Icon[] = [
  { file: 'img/icon-192.png', size: 192, share: 0.9, isOpaque: false },
  { file: 'img/icon-512.png', size: 512, share: 0.9, isOpaque: false },
  { file: 'img/icon-maskable-512.png', size: 512, share: 0.5, isOpaque: true },
  { file: 'img/apple-touch-icon.png', size: 180, share: 0.62, isOpaque: true },
];

/** Renders an icon as a PNG. */
function render(logo: string, { size, share, isOpaque }: Icon): Buffer {
  const inner = logo.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/gu, '');
  const colored = isOpaque ? inner.replaceAll(/fill="#[0-9a-f]+"/giu, 'fill="#fff"') : inner;
  const scale = (size * share) / 32;
  const start = (size * (1 - share)) / 2;
  const background = isOpaque
    ? `<rect width="${String(size)}" height="${String(size)}" fill="${THEME_COLOR_META.light}"/>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(size)}" height="${String(size)}">${background}<g transform="translate(${String(start)} ${String(start)}) scale(${String(scale)})">${colored}</g></svg>`;
  return new Resvg(svg).render().asPng();
}

/** Renders the icons of `manifest.webmanifest` from the site's logo. */
export function writeIcons(siteDir: string, folder: string): void {
  const logo = fs.readFileSync(path.join(siteDir, 'static/img/favicon.svg'), 'utf8');
  fs.mkdirSync(path.join(folder, 'img'), { recursive: true });
  for (const icon of ICONS) fs.writeFileSync(path.join(folder, icon.file), render(logo, icon));
}

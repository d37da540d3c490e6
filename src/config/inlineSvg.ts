import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '../../static/img');

/**
 * Returns an SVG from `static/img` as a short data URL. A separate file would compete with the
 * resources that the first paint needs. Only characters that aren't allowed in a URL are escaped, and
 * the accessible name is removed, because pages label the image themselves.
 */
export function inlineSvg(name: string): string {
  const svg = fs.readFileSync(path.join(FOLDER, name), 'utf8');
  const short = svg
    .replace(/ role="[^"]*"| aria-label="[^"]*"/g, '')
    .replace(/\s+/g, ' ')
    .replaceAll('> <', '><')
    .replaceAll(' />', '/>')
    .replaceAll('"', "'")
    .trim();
  return `data:image/svg+xml,${short.replace(/[%#<>]/g, encodeURIComponent)}`;
}

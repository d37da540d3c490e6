import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '../../static/img');

/**
 * A drawing of `static/img` as an address that has it within: as a file of its own it would be
 * fetched beside what the first paint needs. Only what an address can't hold is escaped, and what
 * names the drawing is left out: it's in every page, and pages name it themselves.
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

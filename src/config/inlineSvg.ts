import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '../../static/img');

/**
 * A drawing of `static/img` as an address that has it within: as a file of its own it would be
 * fetched beside what the first paint needs.
 */
export function inlineSvg(name: string): string {
  const svg = fs.readFileSync(path.join(FOLDER, name), 'utf8');
  const short = svg.replace(/\s+/g, ' ').replaceAll('> <', '><').trim();
  return `data:image/svg+xml,${encodeURIComponent(short)}`;
}

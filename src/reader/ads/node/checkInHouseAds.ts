import fs from 'node:fs';
import path from 'node:path';
import { checkInHouseAd } from '../model/checkInHouseAd';
import { IMAGE_SIZE } from '../model/constants';
import { readAdFields } from './readAdFields';

/** Where the ads of our own are written, from the site's folder. */
export const IN_HOUSE_ADS_FILE = 'src/reader/ads/data/inHouseAds.ts';

function checkDrawing(siteDir: string, img: string): string | undefined {
  const file = path.join(siteDir, 'static', img);
  if (!fs.existsSync(file)) return `no such file: static${img}`;
  const { width, height } = IMAGE_SIZE;
  const head = `viewBox="0 0 ${String(width)} ${String(height)}"`;
  return fs.readFileSync(file, 'utf8').includes(head) ? undefined : `static${img} needs ${head}`;
}

const readAds = (siteDir: string): string =>
  fs.readFileSync(path.join(siteDir, IN_HOUSE_ADS_FILE), 'utf8');

/** Every mistake in our in-house ads, or in another version of their file, as `file:line: message`. */
export function checkInHouseAds(siteDir: string, source = readAds(siteDir)): string[] {
  const ads = readAdFields(source);
  const problems: string[] = [];
  const seen = new Set<unknown>();
  if (ads.length === 0) {
    problems.push(`${IN_HOUSE_ADS_FILE}:1: there is no ad. A slot without a sponsor needs one.`);
  }
  for (const [index, { line, lines, fields }] of ads.entries()) {
    const add = (field: string, message: string): void => {
      const at = `${IN_HOUSE_ADS_FILE}:${String(lines[field] ?? line)}`;
      problems.push(`${at}: ad ${String(index)}, "${field}": ${message}.`);
    };
    const mistakes = checkInHouseAd(fields);
    for (const { field, message } of mistakes) add(field, message);
    if (mistakes.length > 0) continue;
    const { label, img } = fields;
    if (seen.has(label)) add('label', `"${String(label)}" is taken by an ad above`);
    seen.add(label);
    const drawing = checkDrawing(siteDir, String(img));
    if (drawing !== undefined) add('img', drawing);
  }
  return problems;
}

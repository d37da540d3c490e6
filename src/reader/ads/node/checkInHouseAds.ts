import fs from 'node:fs';
import path from 'node:path';
import { checkInHouseAd } from '../model/checkInHouseAd';
import { IMAGE_SIZE } from '../model/constants';
import { readAdFields } from './readAdFields';

/** The file with our in-house ads, relative to the site's folder. */
export const IN_HOUSE_ADS_FILE = 'src/reader/ads/data/inHouseAds.ts';

/** Returns the problem with an ad's SVG file, or `undefined` if it's fine. */
function checkImage(siteDir: string, img: string): string | undefined {
  const file = path.join(siteDir, 'static', img);
  if (!fs.existsSync(file)) return `static${img} doesn't exist`;
  const { width, height } = IMAGE_SIZE;
  const viewBox = `viewBox="0 0 ${String(width)} ${String(height)}"`;
  return fs.readFileSync(file, 'utf8').includes(viewBox)
    ? undefined
    : `static${img} needs ${viewBox} on its <svg>`;
}

const readAds = (siteDir: string): string =>
  fs.readFileSync(path.join(siteDir, IN_HOUSE_ADS_FILE), 'utf8');

/**
 * Returns every mistake in our in-house ads as `file:line: message`.
 *
 * @param source contents of the ads' file
 */
export function checkInHouseAds(siteDir: string, source = readAds(siteDir)): string[] {
  const ads = readAdFields(source);
  const problems: string[] = [];
  const seen = new Set<unknown>();
  if (ads.length === 0) {
    problems.push(
      `${IN_HOUSE_ADS_FILE}:1: there are no ads. Add at least one, because a slot without a sponsor shows it.`,
    );
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
    if (seen.has(label)) add('label', `"${String(label)}" is already used by an ad above`);
    seen.add(label);
    const imageProblem = checkImage(siteDir, String(img));
    if (imageProblem !== undefined) add('img', imageProblem);
  }
  return problems;
}

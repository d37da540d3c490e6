import fs from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { BASELINES, writeReport } from './baselines';
import { comparePictures, encodePicture, TOLERANCES } from './comparePictures';

/** Set by `npm run visual:update`, so that new pictures become the baselines. */
export const IS_UPDATE = process.env['UPDATE_PICTURES'] === '1';
/** How long a demo may take to render again, for example a chart that has measured its size. */
const TIMEOUT_MS = 3000;

/** Takes pictures until two in a row are the same. */
async function takeStablePicture(take: () => Promise<Buffer>): Promise<Buffer> {
  const end = Date.now() + TIMEOUT_MS;
  let last = await take();
  for (;;) {
    const next = await take();
    if (next.equals(last) || Date.now() > end) return next;
    last = next;
  }
}

/**
 * Compares a picture with the baseline of this name, or writes the baseline in an update.
 *
 * @returns a message that names the files of the report, or `undefined` if the pictures match
 */
export async function comparePicture(
  name: string,
  tolerance: keyof typeof TOLERANCES,
  take: () => Promise<Buffer>,
): Promise<string | undefined> {
  const file = path.join(BASELINES, name);
  const hasBaseline = fs.existsSync(file);
  if (IS_UPDATE) {
    const picture = PNG.sync.read(await takeStablePicture(take));
    // Keep the file of a picture that looks the same, so that a commit only has real changes.
    const isSame =
      hasBaseline &&
      comparePictures(PNG.sync.read(fs.readFileSync(file)), picture, TOLERANCES.exact).isMatch;
    if (!isSame) fs.writeFileSync(file, encodePicture(picture));
    return undefined;
  }
  if (!hasBaseline) {
    const report = writeReport(name, { actual: await takeStablePicture(take) });
    return `${name}: has no baseline. See ${report}.actual.png`;
  }
  const expected = PNG.sync.read(fs.readFileSync(file));
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const actual = await take();
    const { differing, isMatch, diff } = comparePictures(
      expected,
      PNG.sync.read(actual),
      TOLERANCES[tolerance],
    );
    if (isMatch) return undefined;
    if (Date.now() > end) {
      const report = writeReport(name, {
        actual,
        expected: fs.readFileSync(file),
        diff: PNG.sync.write(diff),
      });
      const { allowed, shrink } = TOLERANCES[tolerance];
      const size = shrink === 1 ? '' : ` at 1/${String(shrink)} of the size`;
      return `${name}: ${String(differing)} pixels differ${size}, but only ${String(allowed)} may. See ${report}.{expected,actual,diff}.png`;
    }
  }
}

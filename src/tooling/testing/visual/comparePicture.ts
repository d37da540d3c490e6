import fs from 'node:fs';
import path from 'node:path';
import { PNG } from 'pngjs';
import { BASELINES, writeReport } from './baselines';
import { comparePictures, encodePicture, TOLERANCES } from './comparePictures';

/** `npm run visual:update` sets it: what is seen becomes what is expected. */
export const IS_UPDATE = process.env['UPDATE_PICTURES'] === '1';
/** A demo that draws itself once more (a chart that has measured its room) has this long. */
const PATIENCE_MS = 3000;

/** Takes pictures until two in a row are the same. */
async function takeStill(take: () => Promise<Buffer>): Promise<Buffer> {
  const end = Date.now() + PATIENCE_MS;
  let last = await take();
  for (;;) {
    const next = await take();
    if (next.equals(last) || Date.now() > end) return next;
    last = next;
  }
}

/**
 * Compares what is seen with the baseline of this name, or writes the baseline in an update.
 * Resolves with what is wrong, as a sentence that names the files of the report, or undefined.
 */
export async function comparePicture(
  name: string,
  tolerance: keyof typeof TOLERANCES,
  take: () => Promise<Buffer>,
): Promise<string | undefined> {
  const file = path.join(BASELINES, name);
  const isThere = fs.existsSync(file);
  if (IS_UPDATE) {
    const seen = PNG.sync.read(await takeStill(take));
    // A picture that still looks the same keeps its file, so that a commit has only what changed.
    const isSame =
      isThere &&
      comparePictures(PNG.sync.read(fs.readFileSync(file)), seen, TOLERANCES.exact).isAlike;
    if (!isSame) fs.writeFileSync(file, encodePicture(seen));
    return undefined;
  }
  if (!isThere) {
    const report = writeReport(name, { actual: await takeStill(take) });
    return `${name}: has no baseline. See ${report}.actual.png`;
  }
  const expected = PNG.sync.read(fs.readFileSync(file));
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const actual = await take();
    const { differing, isAlike, diff } = comparePictures(
      expected,
      PNG.sync.read(actual),
      TOLERANCES[tolerance],
    );
    if (isAlike) return undefined;
    if (Date.now() > end) {
      const report = writeReport(name, {
        actual,
        expected: fs.readFileSync(file),
        diff: PNG.sync.write(diff),
      });
      const { allowed, shrink } = TOLERANCES[tolerance];
      const size = shrink === 1 ? '' : ` at 1/${String(shrink)} of the size`;
      return `${name}: ${String(differing)} pixels differ${size}, ${String(allowed)} may. See ${report}.{expected,actual,diff}.png`;
    }
  }
}

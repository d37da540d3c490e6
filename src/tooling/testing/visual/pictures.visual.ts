import fs from 'node:fs';
import path from 'node:path';
import { startSite } from '../browser/site';
import type { SiteUnderTest } from '../browser/site';
import {
  BASELINES,
  listBaselines,
  majorOf,
  readBrowserVersion,
  REPORT,
  sizeOfBaselines,
  writeBrowserVersion,
} from './baselines';
import { IS_UPDATE, comparePicture } from './comparePicture';
import { getBaselineFile, listPictureFiles, SUBJECTS, VIEWS } from './pictureList';
import type { Subject } from './pictureList';
import { FLAGS, createStableContext, openSubject, show, takePicture } from './takePicture';

/** Compares every template and sixty demos with the pictures beside this file, in both modes. */
const MAX_BYTES = 15 * 1024 * 1024;
const UPDATE = 'npm run visual:update';
/** `PICTURES='react-(button|table)'` only compares or updates pictures whose name matches. */
const WANTED = new RegExp(process.env['PICTURES'] ?? '');

let site: SiteUnderTest;
let isSameEngine = true;
beforeAll(async () => {
  site = await startSite(FLAGS);
  fs.rmSync(REPORT, { recursive: true, force: true });
  const version = site.browser.version();
  const recorded = readBrowserVersion();
  if (IS_UPDATE) {
    fs.mkdirSync(BASELINES, { recursive: true });
    writeBrowserVersion(version);
    return;
  }
  if (recorded === undefined) {
    throw new Error(`There are no pictures to compare with. Run "${UPDATE}" first.`);
  }
  isSameEngine = majorOf(recorded) === majorOf(version);
  if (!isSameEngine) {
    console.warn(
      `This is Chromium ${version}, but the pictures were taken with Chromium ${recorded}, which renders letters differently, so only the layout is compared. Run "${UPDATE}" with this version to compare pixels.`,
    );
  }
}, 60_000);
afterAll(() => site.close());

/** Compares all pictures of a kind, and returns a message for each that differs. */
async function compareAll(kind: Subject['kind']): Promise<string[]> {
  const report: string[] = [];
  for (const subject of SUBJECTS) {
    if (subject.kind !== kind || !WANTED.test(subject.name)) continue;
    // Each has a new profile, because the sidebar remembers which groups were open before.
    const context = await createStableContext(site, kind);
    const page = await context.newPage();
    try {
      await openSubject(page, site.url, subject);
      for (const view of VIEWS[kind]) {
        await show(page, view);
        const name = getBaselineFile(subject, view);
        const tolerance = isSameEngine ? 'exact' : 'layout';
        const problem = await comparePicture(name, tolerance, () => takePicture(page));
        if (problem !== undefined) report.push(problem);
      }
    } catch (error) {
      // A page that doesn't open doesn't stop the comparison of the others.
      report.push(`${subject.name}: ${String(error).split('\n')[0] ?? ''}`);
    }
    await context.close();
  }
  return report;
}

test('every template and sixty demos look as expected, in both modes', async () => {
  const report = (await Promise.all([compareAll('template'), compareAll('demo')])).flat();
  if (report.length === 0) return;
  throw new Error(
    [
      `${String(report.length)} pictures look different:`,
      ...report.sort(),
      `If the changes are intended, run "${UPDATE}" and commit src/tooling/testing/visual/pictures.`,
    ].join('\n'),
  );
}, 600_000);

test('the pictures are those in the list, and are smaller than 15 MB in total', () => {
  const wanted = new Set(listPictureFiles());
  const outdated = listBaselines().filter((name) => !wanted.has(name));
  if (IS_UPDATE) for (const name of outdated) fs.rmSync(path.join(BASELINES, name));
  else expect({ outdated, update: UPDATE }).toEqual({ outdated: [], update: UPDATE });
  expect(SUBJECTS.filter(({ kind }) => kind === 'demo')).toHaveLength(60);
  expect(sizeOfBaselines()).toBeLessThan(MAX_BYTES);
});

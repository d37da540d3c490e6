import path from 'node:path';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { planSteps } from '../../cli/buildSteps';
import { findChromium } from '../../cli/findChromium';
import { toMessage } from '../../../foundation/site/model/toMessage';
import type { Figure, PartResult } from '../model/figures';
import { generatePage } from '../model/generatePage';
import { readMarkdownExportPages, writeBareSite } from './bareSite';
import { measureDevServer } from './devServer';
import { writeOwnSite } from './ownSite';
import { assertBuilt, makeFolder, SITE_DIR, tell, withoutCache } from './project';
import { compareBuilds, tellPair } from './compareBuilds';
import type { Pair } from './compareBuilds';
import { buildSite } from './runMeasured';
import type { Run } from './runMeasured';
import { readScriptBytes } from './readScriptBytes';

const SIZES = [100, 500];
const FULL_SIZES = [...SIZES, 2000, 5000];
const DEV_PAGES = 500;
/** Pairs of builds of one size. The same build takes 10% more or less from one minute to the next. */
const REPEATS = 3;
/** Pages of the largest site that is built several times. */
const LARGEST_REPEATED = 500;
const PAGE = '/part-01/page-0001';

const createPages = (count: number): { file: string; text: string }[] =>
  Array.from({ length: count }, (_, index) => generatePage(index));

/** Code that is colored; in this folder, what pages are made of is kept by its content. */
const COLORED_CODE = 'content-hash';
const PICTURES = 'social-images';

/** Builds sites of these sizes. What is known stays known when a larger one breaks off. */
async function compareSizes(
  browser: Browser,
  sizes: readonly number[],
  figures: Figure[],
): Promise<void> {
  const scripts: { pages: number; own: number; bare: number }[] = [];
  for (const pages of sizes) {
    tell(`building ${String(pages)} generated pages, bare and with this configuration`);
    const of = `${String(pages)} pages`;
    const bareBuild = path.join(makeFolder('bare-build'), 'build');
    const bareFolder = writeBareSite(createPages(pages));
    const ownBuild = path.join(makeFolder('own-build'), 'build');
    const ownFolder = writeOwnSite(createPages(pages));
    const build = (): Promise<Run> =>
      withoutCache(COLORED_CODE, () => buildSite(ownFolder, ownBuild, planSteps(pages)));
    const pairs: Pair[] = [];
    // Pictures for social networks, which a bare site doesn't have, are kept from the first time.
    const first = await withoutCache(PICTURES, async () => {
      const withPictures = await build();
      while (pairs.length < (pages > LARGEST_REPEATED ? 1 : REPEATS)) {
        const bare = await buildSite(bareFolder, bareBuild);
        const pair = { bare, own: await build() };
        tellPair(of, pair);
        pairs.push(pair);
      }
      return withPictures;
    });
    figures.push(...compareBuilds(of, pairs));
    figures.push({ id: 'build: seconds, the first time', of, value: first.wallS, unit: 's' });
    scripts.push({
      pages,
      own: await readScriptBytes(browser, ownBuild, PAGE),
      bare: await readScriptBytes(browser, bareBuild, PAGE),
    });
  }
  const [small, large] = [scripts[0], scripts.at(-1)];
  if (small === undefined || large === undefined || small === large) return;
  const more = large.pages - small.pages;
  figures.push({
    id: 'script per page of the site',
    of: `${String(small.pages)} to ${String(large.pages)} pages`,
    value: (large.own - small.own) / more,
    bare: (large.bare - small.bare) / more,
    unit: 'B/page',
  });
}

async function compareThisSite(figures: Figure[]): Promise<void> {
  tell('building this site, and its words as a bare site');
  const markdownExports = readMarkdownExportPages();
  const bare = await buildSite(
    writeBareSite(markdownExports),
    path.join(makeFolder('bare-build'), 'build'),
  );
  const ownBuild = path.join(makeFolder('own-build'), 'build');
  const steps = planSteps(markdownExports.length);
  const own = await withoutCache(COLORED_CODE, () => buildSite(SITE_DIR, ownBuild, steps));
  const of = `this site, ${String(markdownExports.length)} pages`;
  tellPair(of, { own, bare });
  figures.push(...compareBuilds(of, [{ own, bare }]));
}

async function measureDev(browser: Browser, figures: Figure[]): Promise<void> {
  tell(`the dev server with ${String(DEV_PAGES)} pages`);
  const dev = await measureDevServer(browser, writeOwnSite(createPages(DEV_PAGES)), PAGE);
  figures.push(
    { id: 'start, cold, to the first page', value: dev.coldS, unit: 's' },
    { id: 'start, warm, to the first page', value: dev.warmS, unit: 's' },
    { id: 'saved edit to screen', value: dev.editS, unit: 's' },
  );
}

/** How much of the writer's part is measured. */
export interface WriterOptions {
  /** Generated sites of all sizes, which take most of an hour. */
  readonly isFull: boolean;
  /** Generated sites of these sizes only, in pages, and nothing else. */
  readonly sizes: readonly number[] | undefined;
}

/** What a writer waits for: builds, the dev server, and what more pages do to everyone. */
export async function measureWriter({ isFull, sizes }: WriterOptions): Promise<PartResult> {
  assertBuilt();
  const figures: Figure[] = [];
  const failures: string[] = [];
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const generated = sizes ?? (isFull ? FULL_SIZES : SIZES);
  const steps = [
    () => compareSizes(browser, generated, figures),
    ...(sizes === undefined
      ? [() => compareThisSite(figures), () => measureDev(browser, figures)]
      : []),
  ];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      failures.push(toMessage(error));
    }
  }
  await browser.close();
  return { part: 'writer', figures, notes: [], failures };
}

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
import { assertBuilt, makeFolder, SITE_DIR, logStep, withoutCache } from './project';
import { compareBuilds, logPair } from './compareBuilds';
import type { Pair } from './compareBuilds';
import { buildSite } from './runMeasured';
import type { Run } from './runMeasured';
import { readScriptBytes } from './readScriptBytes';

const SIZES = [100, 500];
const FULL_SIZES = [...SIZES, 2000, 5000];
const DEV_PAGES = 500;
/** Pairs of builds per size, because the time of the same build varies by 10%. */
const REPEATS = 3;
/** Pages of the largest site that's built several times. */
const LARGEST_REPEATED = 500;
const PAGE = '/part-01/page-0001';

const createPages = (count: number): { file: string; text: string }[] =>
  Array.from({ length: count }, (_, index) => generatePage(index));

/** The cache folder of what's derived from the content of pages, such as colored code. */
const CONTENT_CACHE = 'content-hash';
const SOCIAL_IMAGES_CACHE = 'social-images';

/**
 * Builds sites of these sizes, and adds figures after each, so that they're kept if a larger build
 * fails.
 */
async function compareSizes(
  browser: Browser,
  sizes: readonly number[],
  figures: Figure[],
): Promise<void> {
  const scripts: { pages: number; own: number; bare: number }[] = [];
  for (const pages of sizes) {
    logStep(`building ${String(pages)} generated pages, bare and with this configuration`);
    const of = `${String(pages)} pages`;
    const bareBuild = path.join(makeFolder('bare-build'), 'build');
    const bareFolder = writeBareSite(createPages(pages));
    const ownBuild = path.join(makeFolder('own-build'), 'build');
    const ownFolder = writeOwnSite(createPages(pages));
    const build = (): Promise<Run> =>
      withoutCache(CONTENT_CACHE, () => buildSite(ownFolder, ownBuild, planSteps(pages)));
    const pairs: Pair[] = [];
    // A bare site has no social images, so the first build draws them and the others find them cached.
    const first = await withoutCache(SOCIAL_IMAGES_CACHE, async () => {
      const withImages = await build();
      while (pairs.length < (pages > LARGEST_REPEATED ? 1 : REPEATS)) {
        const bare = await buildSite(bareFolder, bareBuild);
        const pair = { bare, own: await build() };
        logPair(of, pair);
        pairs.push(pair);
      }
      return withImages;
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
  const addedPages = large.pages - small.pages;
  figures.push({
    id: 'script per page of the site',
    of: `${String(small.pages)} to ${String(large.pages)} pages`,
    value: (large.own - small.own) / addedPages,
    bare: (large.bare - small.bare) / addedPages,
    unit: 'B/page',
  });
}

async function compareThisSite(figures: Figure[]): Promise<void> {
  logStep('building this site, and a bare site with its text');
  const markdownExports = readMarkdownExportPages();
  const bare = await buildSite(
    writeBareSite(markdownExports),
    path.join(makeFolder('bare-build'), 'build'),
  );
  const ownBuild = path.join(makeFolder('own-build'), 'build');
  const steps = planSteps(markdownExports.length);
  const own = await withoutCache(CONTENT_CACHE, () => buildSite(SITE_DIR, ownBuild, steps));
  const of = `this site, ${String(markdownExports.length)} pages`;
  logPair(of, { own, bare });
  figures.push(...compareBuilds(of, [{ own, bare }]));
}

async function measureDev(browser: Browser, figures: Figure[]): Promise<void> {
  logStep(`the dev server with ${String(DEV_PAGES)} pages`);
  const dev = await measureDevServer(browser, writeOwnSite(createPages(DEV_PAGES)), PAGE);
  figures.push(
    { id: 'start, cold, to the first page', value: dev.coldS, unit: 's' },
    { id: 'start, warm, to the first page', value: dev.warmS, unit: 's' },
    { id: 'saved edit to screen', value: dev.editS, unit: 's' },
  );
}

/** Which measurements of the writer's part to run. */
export interface WriterOptions {
  /** Builds generated sites of all sizes, which takes most of an hour. */
  readonly isFull: boolean;
  /** Builds generated sites of these numbers of pages, and measures nothing else. */
  readonly sizes: readonly number[] | undefined;
}

/**
 * Measures what writers wait for (builds and the dev server), and what each page costs all others.
 */
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

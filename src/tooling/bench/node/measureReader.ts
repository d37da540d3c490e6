import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium } from '../../cli/findChromium';
import { startSiteServer } from '../../cli/siteServer';
import { compressBuild } from '../../../publish/hosting/node/compressBuild';
import type { Figure, PartResult, Unit } from '../model/figures';
import { median } from '../model/median';
import { readMarkdownExportPages, writeBareSite } from './bareSite';
import { measureDemoStart } from './demoStart';
import { runLighthouse } from './lighthouse';
import type { LighthouseScores } from './lighthouse';
import { measureNavigation } from './navigation';
import { measurePageLoad } from './pageLoad';
import { measurePageStart } from './pageStart';
import { serveStatic } from './staticServer';
import { BUILD } from '../../testing/html/builtPages';
import { assertBuilt, makeFolder, SITE_DIR, logStep } from './project';
import { buildSite } from './runMeasured';
import { measureSearch } from './searchTiming';

/**
 * Ten pages of six products. Lighthouse's limits apply to those with `isLimited` (spec LIMIT-1), and
 * those with `isBare` exist on the bare site too.
 */
const TEMPLATES: readonly { path: string; isLimited: boolean; isBare: boolean }[] = [
  { path: '/material-ui/react-button', isLimited: true, isBare: true },
  { path: '/material-ui/api/button', isLimited: true, isBare: true },
  { path: '/x/react-data-grid', isLimited: true, isBare: true },
  { path: '/material-ui/getting-started/installation', isLimited: false, isBare: true },
  { path: '/system/properties', isLimited: false, isBare: true },
  { path: '/joy-ui/react-button', isLimited: false, isBare: true },
  { path: '/x/react-date-pickers', isLimited: false, isBare: true },
  { path: '/toolpad/core/react-dashboard-layout', isLimited: false, isBare: true },
  { path: '/blog/2025/04/14/material-ui-7', isLimited: false, isBare: false },
  { path: '/', isLimited: false, isBare: false },
];
const MODEL_PAGE = '/material-ui/react-button';
const ROUNDS = 3;
const UNITS: Partial<Record<keyof LighthouseScores, Unit>> = {
  'largest contentful paint': 'ms',
  'total blocking time': 'ms',
  'layout shift': '',
};

/**
 * Measures the built site in a browser, and compares it with a bare site that has the same text.
 */
export async function measureReader(): Promise<PartResult> {
  assertBuilt();
  const figures: Figure[] = [];
  logStep('building the bare site with the same text');
  const bareBuild = path.join(makeFolder('bare-build'), 'build');
  await buildSite(writeBareSite(readMarkdownExportPages()), bareBuild);
  await compressBuild(bareBuild, path.join(SITE_DIR, 'node_modules/.cache/compressed-bare'));
  const own = await startSiteServer(BUILD, 0);
  const bare = await serveStatic(bareBuild);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    for (const template of TEMPLATES) {
      logStep(`loading ${template.path}`);
      const load = await measurePageLoad(browser, BUILD, own.url + template.path);
      const other = template.isBare
        ? await measurePageLoad(browser, bareBuild, bare.url + template.path)
        : undefined;
      for (const [kind, bytes] of Object.entries(load.bytes)) {
        const bareBytes = other?.bytes[kind];
        const more = bareBytes === undefined ? {} : { bare: bareBytes };
        figures.push({ id: `bytes: ${kind}`, of: template.path, value: bytes, unit: 'B', ...more });
      }
      figures.push({
        id: 'bytes: prefetched scripts',
        of: template.path,
        value: load.prefetched,
        unit: 'B',
        ...(other === undefined ? {} : { bare: other.prefetched }),
      });
      const [script, bareScript] = [load.bytes['script'], other?.bytes['script']];
      if (script !== undefined && bareScript !== undefined) {
        figures.push({
          id: 'script before interaction',
          of: template.path,
          value: script / bareScript,
          unit: 'x',
        });
      }
      figures.push({
        id: 'console errors',
        of: template.path,
        value: load.errors.length,
        unit: '',
      });
      const start = await measurePageStart(browser, own.url + template.path);
      figures.push(
        { id: 'longest task, CPU 4x', of: template.path, value: start.longestTask, unit: 'ms' },
        {
          id: 'longest task from hydration, CPU 4x',
          of: template.path,
          value: start.longestFromHydration,
          unit: 'ms',
        },
        { id: 'layout shift', of: template.path, value: Number(start.shift.toFixed(3)), unit: '' },
      );
    }
    logStep('navigating, searching, starting a demo');
    const rounds = async (measure: () => Promise<number>): Promise<number> => {
      const values: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) values.push(await measure());
      return median(values);
    };
    figures.push({
      id: 'client navigation',
      of: MODEL_PAGE,
      value: await rounds(() => measureNavigation(browser, own.url + MODEL_PAGE)),
      unit: 'ms',
      bare: await rounds(() => measureNavigation(browser, bare.url + MODEL_PAGE)),
    });
    const search = await measureSearch(browser, BUILD, own.url + MODEL_PAGE);
    const demo = await measureDemoStart(browser, own.url + MODEL_PAGE);
    figures.push(
      { id: 'search: key to results, CPU 4x', value: search.keyMs, unit: 'ms' },
      { id: 'search: slowest key, CPU 4x', value: search.worstKeyMs, unit: 'ms' },
      {
        id: 'search: bytes of the first query',
        value: search.firstQueryBytes / 1024,
        unit: 'KiB',
      },
      { id: 'demo: scroll to alive', of: MODEL_PAGE, value: demo.ms, unit: 'ms' },
      { id: 'demo scripts before a demo is near', of: MODEL_PAGE, value: demo.early, unit: '' },
    );
  } finally {
    await browser.close();
  }
  logStep('Lighthouse');
  const urls = TEMPLATES.map(({ path: pathname }) => own.url + pathname);
  const scores = await runLighthouse([...urls, bare.url + MODEL_PAGE], ROUNDS);
  const bareScores = scores.get(bare.url + MODEL_PAGE);
  for (const { path: pathname, isLimited } of TEMPLATES) {
    const all = scores.get(own.url + pathname);
    if (all === undefined) continue;
    for (const [name, value] of Object.entries(all) as [keyof LighthouseScores, number][]) {
      const bareValue = pathname === MODEL_PAGE ? bareScores?.[name] : undefined;
      figures.push({
        id: isLimited ? name : `${name} (no limit here)`,
        of: pathname,
        value,
        unit: UNITS[name] ?? 'points',
        ...(bareValue === undefined ? {} : { bare: bareValue }),
      });
    }
  }
  own.server.closeAllConnections();
  own.server.close();
  bare.close();
  return { part: 'reader', figures, notes: [] };
}

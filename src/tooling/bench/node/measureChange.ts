import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Browser } from 'playwright-core';
import { chromium } from 'playwright-core';
import { findChromium } from '../../cli/findChromium';
import { toMessage } from '../../../foundation/site/model/toMessage';
import type { Figure, PartResult } from '../model/figures';
import { readMarkdownExportPages, writeBareSite } from './bareSite';
import { measureDevServer } from './devServer';
import type { DevServerTimes } from './devServer';
import { makeFolder, SITE_DIR, logStep } from './project';
import { buildSite, runMeasured } from './runMeasured';
import type { Run } from './runMeasured';
import { readScriptBytes } from './readScriptBytes';

/** What the author of a change waits for. Each can be measured alone. */
export const CHANGE_ROWS = ['dev', 'build', 'test'] as const;

export type ChangeRow = (typeof CHANGE_ROWS)[number];

const PAGE = '/material-ui/react-button';
const EDITED = {
  page: 'docs/material-ui/react-button/index.mdx',
  demo: { file: 'docs/material-ui/react-button/BasicButtons.tsx', word: 'Save draft' },
};

/** Runs npm, the same one that runs the bench, without the `NODE_ENV` that `runMeasured` sets. */
function runNpm(folder: string, ...args: string[]): Promise<Run> {
  const npm = process.env['npm_execpath'];
  if (npm === undefined)
    throw new Error('Run the bench with npm: "npm run bench -- --only change".');
  return runMeasured(npm, args, folder, { NODE_ENV: undefined });
}

/** Clones the last commit into a temporary folder, without packages and caches. */
async function cloneProject(): Promise<string> {
  const folder = path.join(makeFolder('clone'), 'site');
  const script = `require('node:child_process').execFileSync('git', ['clone', '-q', ${JSON.stringify(SITE_DIR)}, ${JSON.stringify(folder)}])`;
  await runMeasured('-e', [script], SITE_DIR);
  return folder;
}

/** Returns the files of a build, without compressed copies. */
function listUncompressedFiles(build: string): string[] {
  return fs
    .readdirSync(build, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/\.(?:br|gz)$/u.test(name))
    .map((name) => path.join(build, name))
    .filter((file) => fs.statSync(file).isFile());
}

async function measureBuild(browser: Browser, folder: string, figures: Figure[]): Promise<void> {
  logStep('npm run build in a fresh clone');
  const run = await runNpm(folder, 'run', 'build');
  const build = path.join(folder, 'build');
  const files = listUncompressedFiles(build);
  const bytes = files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
  const runtime = files.find((file) => /assets[\\/]js[\\/]runtime~main\.[^\\/]*js$/u.test(file));
  figures.push(
    { id: 'change: build', value: run.wallS, unit: 's' },
    { id: 'change: memory of one process', value: run.peakProcessMiB, unit: 'MiB' },
    { id: 'change: files without .br and .gz', value: files.length, unit: '' },
    { id: 'change: MiB without .br and .gz', value: bytes / 2 ** 20, unit: 'MiB' },
    ...(runtime === undefined
      ? []
      : [
          {
            id: 'change: runtime~main, Brotli',
            value: zlib.brotliCompressSync(fs.readFileSync(runtime)).length / 1024,
            unit: 'KiB' as const,
          },
        ]),
  );
  logStep('a bare site with the same text');
  const bareBuild = path.join(makeFolder('bare-build'), 'build');
  const bare = await buildSite(writeBareSite(readMarkdownExportPages(build)), bareBuild);
  const [ownBytes, bareBytes] = [
    await readScriptBytes(browser, build, PAGE),
    await readScriptBytes(browser, bareBuild, PAGE),
  ];
  figures.push(
    { id: 'change: script before interaction', of: PAGE, value: ownBytes / bareBytes, unit: 'x' },
    {
      id: 'change: script before interaction, bytes',
      of: PAGE,
      value: ownBytes / 1024,
      bare: bareBytes / 1024,
      unit: 'KiB',
    },
    { id: 'change: build of a bare site in English', value: bare.wallS, unit: 's' },
  );
}

async function measureDev(browser: Browser, folder: string, figures: Figure[]): Promise<void> {
  // Start as right after `npm ci`, even if a build has run before.
  for (const cache of ['node_modules/.cache', '.docusaurus']) {
    fs.rmSync(path.join(folder, cache), { recursive: true, force: true });
  }
  logStep('the dev server of a fresh clone');
  const own = await measureDevServer(browser, folder, PAGE, EDITED);
  logStep('the dev server of a bare site with these pages');
  const pages = readPlainPages(folder);
  const bareFolder = writeBareSite(pages);
  const bare = await measureDevServer(browser, bareFolder, PAGE, { page: `docs${PAGE}.md` });
  const compare = (
    id: string,
    time: Exclude<keyof DevServerTimes, 'demoS'>,
    of?: string,
  ): Figure => ({
    id: `change: ${id}`,
    ...(of !== undefined && { of }),
    value: own[time],
    bare: bare[time],
    unit: 's',
  });
  figures.push(
    compare('answer without caches', 'coldAnswerS'),
    compare('answer with caches', 'warmAnswerS'),
    compare('start without caches', 'coldS', PAGE),
    compare('start with caches', 'warmS', PAGE),
    compare('saved page to screen', 'editS', PAGE),
    { id: 'change: saved page, times bare', of: PAGE, value: own.editS / bare.editS, unit: 'x' },
    ...(own.demoS === undefined
      ? []
      : [
          {
            id: 'change: saved demo to screen, untouched page',
            of: PAGE,
            value: own.demoS,
            unit: 's' as const,
          },
        ]),
  );
}

/** Returns the pages as plain Markdown, for a site without components. */
function readPlainPages(folder: string): { file: string; text: string }[] {
  const docs = path.join(folder, 'docs');
  return fs
    .readdirSync(docs, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => name.endsWith('.mdx') && name.includes(path.sep) && !/(?:^|[\\/])_/u.test(name),
    )
    .map((name) => {
      const text = fs.readFileSync(path.join(docs, name), 'utf8');
      const title = /^title: .*$/mu.exec(text)?.[0] ?? 'title: Page';
      const body = text
        .replace(/^---\n[\s\S]*?\n---\n/u, '')
        .replace(/^(?:import|<|\s+[\w-]+=|\/>).*$/gmu, '');
      const file = name
        .replace(/[\\/]index\.mdx$|\.mdx$/u, '.md')
        .split(path.sep)
        .join('/');
      return { file, text: `---\n${title}\n---\n${body.replaceAll('<', '&lt;')}` };
    });
}

async function measureTest(figures: Figure[]): Promise<void> {
  logStep('npm ci and npm test in a fresh clone');
  const folder = await cloneProject();
  const install = await runNpm(folder, 'ci');
  const run = await runNpm(folder, 'test');
  figures.push(
    { id: 'change: npm ci and npm test', value: install.wallS + run.wallS, unit: 's' },
    { id: 'change: npm ci', value: install.wallS, unit: 's' },
  );
}

/**
 * Measures how long the author of a change waits for the dev server, the build, and the tests. It
 * runs in a fresh clone in a temporary folder, and compares with a bare Docusaurus site.
 */
export async function measureChange(rows: readonly ChangeRow[]): Promise<PartResult> {
  const figures: Figure[] = [];
  const failures: string[] = [];
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const attempt = async (step: () => Promise<void>): Promise<void> => {
    await step().catch((error: unknown) => failures.push(toMessage(error)));
  };
  if (rows.includes('dev') || rows.includes('build')) {
    logStep('npm ci in a fresh clone');
    await attempt(async () => {
      const folder = await cloneProject();
      await runNpm(folder, 'ci');
      if (rows.includes('dev')) await attempt(() => measureDev(browser, folder, figures));
      if (rows.includes('build')) await attempt(() => measureBuild(browser, folder, figures));
    });
  }
  await browser.close();
  if (rows.includes('test')) await attempt(() => measureTest(figures));
  const notes = [
    `Measured: ${rows.join(', ')}. The clone has the last commit, without uncommitted changes.`,
  ];
  return { part: 'change', figures, notes, failures };
}

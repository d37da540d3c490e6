import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page, Request } from 'playwright-core';
import { median } from '../model/median';
import { findFreePort } from './findFreePort';

const START_TIMEOUT_MS = 240_000;
const RETRY_MS = 100;
const EDITS = 4;
const QUIET_MS = 1000;
/** A locator looks again after half a second at last: too seldom for a figure of that size. */
const EVERY_FRAME = { polling: 'raf', timeout: START_TIMEOUT_MS } as const;

/** In seconds. */
export interface DevServerTimes {
  /** From the command to the server's first answer, without caches and with those that this left. */
  readonly coldAnswerS: number;
  readonly warmAnswerS: number;
  /** From the command to the heading of a page. */
  readonly coldS: number;
  readonly warmS: number;
  /** From a page's file being written to its words on the screen. */
  readonly editS: number;
  /** From a demo's file being written to its words on the screen of a page that nobody touches. */
  readonly demoS?: number;
}

/** Where a site has what is edited. */
export interface EditedFiles {
  /** The page, relative to the site. */
  readonly page: string;
  /** A demo of the page, and a word that it shows. */
  readonly demo?: { readonly file: string; readonly word: string };
}

interface Started {
  readonly child: ChildProcess;
  readonly page: Page;
  readonly answerS: number;
  readonly seconds: number;
}

/** Starts the dev server and opens a page as soon as it answers. */
async function start(browser: Browser, folder: string, pathname: string): Promise<Started> {
  const port = await findFreePort();
  const begin = Date.now();
  const docusaurus = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const child = spawn(
    process.execPath,
    [docusaurus, 'start', folder, '--no-open', '--host', '127.0.0.1', '--port', String(port)],
    { cwd: folder, stdio: 'ignore', env: { ...process.env, NODE_ENV: 'development' } },
  );
  const url = `http://127.0.0.1:${String(port)}${pathname}`;
  const page = await browser.newPage();
  while (Date.now() - begin < START_TIMEOUT_MS) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) break;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  const answerS = (Date.now() - begin) / 1000;
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('h1') !== null, undefined, EVERY_FRAME);
  return { child, page, answerS, seconds: (Date.now() - begin) / 1000 };
}

async function stop({ child, page }: Started): Promise<void> {
  await page.close();
  const ended = new Promise((resolve) => child.once('close', resolve));
  child.kill('SIGTERM');
  await ended;
}

/** Resolves when a page has asked for nothing for a while: its load state knows its first load only. */
async function becomesQuiet(page: Page): Promise<void> {
  const pending = new Set<Request>();
  let lastMs = Date.now();
  const begin = (request: Request): void => {
    // The stream that tells of saved files stays open.
    if (request.resourceType() !== 'eventsource') pending.add(request);
  };
  const end = (request: Request): void => {
    pending.delete(request);
    lastMs = Date.now();
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  while (pending.size > 0 || Date.now() - lastMs < QUIET_MS) {
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
}

/** Saves a file with one word after another; the median time until each is in its place on the screen. */
async function measureEdits(
  page: Page,
  file: string,
  place: string,
  write: (text: string, word: string) => string,
): Promise<number> {
  const text = fs.readFileSync(file, 'utf8');
  const edits: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    // A writer looks at what came before writing on; the check of the page is over then.
    await becomesQuiet(page);
    const word = `edited${String(edit)}`;
    const begin = Date.now();
    fs.writeFileSync(file, write(text, word));
    const isShown = ([selector = '', text = '']: string[]): boolean =>
      [...document.querySelectorAll(selector)].some(({ textContent }) =>
        textContent.includes(text),
      );
    await page.waitForFunction(isShown, [place, word], EVERY_FRAME);
    // The first one compiles what was not needed before.
    if (edit > 0) edits.push((Date.now() - begin) / 1000);
  }
  fs.writeFileSync(file, text);
  return median(edits);
}

/** Starts the dev server twice, the second time with what the first one left, and edits a page. */
export async function measureDevServer(
  browser: Browser,
  folder: string,
  pathname: string,
  edited: EditedFiles = { page: `docs${pathname}.mdx` },
): Promise<DevServerTimes> {
  const cold = await start(browser, folder, pathname);
  // What the next start can use is written when the first page has been compiled for a while.
  await cold.page.waitForLoadState('networkidle').catch(() => undefined);
  await becomesQuiet(cold.page);
  await stop(cold);
  const warm = await start(browser, folder, pathname);
  try {
    await warm.page.waitForLoadState('networkidle').catch(() => undefined);
    const editS = await measureEdits(
      warm.page,
      path.join(folder, edited.page),
      'main',
      (text, word) => `${text}\n\nThis page was ${word}.\n`,
    );
    const times: DevServerTimes = {
      coldAnswerS: cold.answerS,
      warmAnswerS: warm.answerS,
      coldS: cold.seconds,
      warmS: warm.seconds,
      editS,
    };
    const { demo } = edited;
    if (demo === undefined) return times;
    const demoS = await measureEdits(
      warm.page,
      path.join(folder, demo.file),
      '[data-demo-root]',
      (text, word) => text.replace(demo.word, word),
    );
    return { ...times, demoS };
  } finally {
    await stop(warm);
  }
}

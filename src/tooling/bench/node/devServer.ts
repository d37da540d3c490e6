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
/**
 * Playwright's locators poll only every half second in the end, too rarely to measure such times.
 */
const EVERY_FRAME = { polling: 'raf', timeout: START_TIMEOUT_MS } as const;

/** Times in seconds. Cold is without caches, warm with the caches that the cold start wrote. */
export interface DevServerTimes {
  /** From the command to the server's first response. */
  readonly coldAnswerS: number;
  readonly warmAnswerS: number;
  /** From the command to the heading of a page. */
  readonly coldS: number;
  readonly warmS: number;
  /** From saving a page to its new text on the screen. */
  readonly editS: number;
  /**
   * From saving a demo to its new text on the screen, on a page that nobody has interacted with.
   */
  readonly demoS?: number;
}

/** The files that are edited to measure updates, relative to the site. */
export interface EditedFiles {
  readonly page: string;
  /** A demo of the page, and a string that it shows. */
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
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
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

/**
 * Resolves when a page hasn't made a request for a second. Playwright's load states only cover the
 * first load of a page.
 */
async function waitUntilQuiet(page: Page): Promise<void> {
  const pending = new Set<Request>();
  let lastMs = Date.now();
  const begin = (request: Request): void => {
    // The stream of hot updates stays open.
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

/**
 * Saves a file several times with a different word, and returns the median time until that word is
 * on the screen, in seconds.
 *
 * @param place selector of the elements in which the word appears
 */
async function measureEdits(
  page: Page,
  file: string,
  place: string,
  write: (text: string, word: string) => string,
): Promise<number> {
  const text = fs.readFileSync(file, 'utf8');
  const edits: number[] = [];
  for (let edit = 0; edit < EDITS; edit += 1) {
    // Writers look at a result before they go on, so the check of the page has finished by then.
    await waitUntilQuiet(page);
    const word = `edited${String(edit)}`;
    const begin = Date.now();
    fs.writeFileSync(file, write(text, word));
    const isShown = ([selector = '', text = '']: string[]): boolean =>
      [...document.querySelectorAll(selector)].some(({ textContent }) =>
        textContent.includes(text),
      );
    await page.waitForFunction(isShown, [place, word], EVERY_FRAME);
    // The first edit also compiles modules that weren't needed before.
    if (edit > 0) edits.push((Date.now() - begin) / 1000);
  }
  fs.writeFileSync(file, text);
  return median(edits);
}

/** Starts the dev server twice, the second time with the caches of the first, and edits a page. */
export async function measureDevServer(
  browser: Browser,
  folder: string,
  pathname: string,
  edited: EditedFiles = { page: `docs${pathname}.mdx` },
): Promise<DevServerTimes> {
  const cold = await start(browser, folder, pathname);
  // The bundler writes its cache some time after the first page has been compiled.
  await cold.page.waitForLoadState('networkidle').catch(() => undefined);
  await waitUntilQuiet(cold.page);
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

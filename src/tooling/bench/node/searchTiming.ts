import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { listLaterFiles } from '../../../reader/search/model/planShards';
import { readManifest } from '../../../reader/search/node/readManifest';
import { networkSettled } from '../../testing/browser/quietPage';
import { median } from '../model/median';
import { findBuiltFile, getSentBytes, openPage, throttleCpu } from './pageLoad';

/** Queries to type letter by letter: a component, a prop of two words, and a description. */
const QUERIES = ['dialog', 'slotProps', 'drop down'];

export interface SearchTiming {
  /** Median and longest time from a keystroke to its results on the screen, in milliseconds. */
  readonly keyMs: number;
  readonly worstKeyMs: number;
  /** Bytes loaded until the first query has results, including the code of the search. */
  readonly firstQueryBytes: number;
}

/**
 * Makes the page measure the time from the next keystroke until the list of results has changed.
 */
async function armTimer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = window as unknown as { shown?: Promise<number> };
    state.shown = new Promise((resolve) => {
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const dialog = document.querySelector('dialog[open]');
          const observer = new MutationObserver((records) => {
            // The field and its label change with every keystroke too, so look for the list.
            const isList = records.some(({ target }) => {
              const element = target instanceof Element ? target : target.parentElement;
              return (
                element?.closest('[role=listbox]') !== null || element.matches('[role=listbox]')
              );
            });
            if (!isList) return;
            observer.disconnect();
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              // A message posted in a frame's callback arrives after the frame has been painted.
              port1.onmessage = () => {
                resolve(performance.now() - timeStamp);
              };
              port2.postMessage('');
            });
          });
          if (dialog !== null)
            observer.observe(dialog, { childList: true, subtree: true, characterData: true });
        },
        { capture: true, once: true },
      );
    });
  });
}

/**
 * Presses a key. Returns the milliseconds until its results, or `undefined` if they didn't change.
 */
async function pressKey(page: Page, key: string): Promise<number | undefined> {
  await armTimer(page);
  await page.keyboard.press(key === ' ' ? 'Space' : key);
  return page.evaluate(() =>
    Promise.race([
      (window as unknown as { shown: Promise<number> }).shown,
      new Promise<undefined>((resolve) => setTimeout(resolve, 1000, undefined)),
    ]),
  );
}

/** Returns the index files that load after the first results, so that nobody waits for them. */
function readLaterFiles(folder: string): ReadonlySet<string> {
  const later = listLaterFiles(readManifest(folder), 'material-ui');
  return new Set(later.map((file) => path.join(folder, file)));
}

/** Opens the search on a page of Material UI, and types with a processor four times slower. */
export async function measureSearch(
  browser: Browser,
  folder: string,
  url: string,
): Promise<SearchTiming> {
  const page = await openPage(browser, { width: 1350, height: 940 });
  const urls = new Set<string>();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  // The first interaction loads the demo in view. Wait for it, because its scripts don't belong to
  // the search.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForSelector('[data-demo-root][data-used="true"]');
  await networkSettled(page);
  page.context().on('response', (response) => urls.add(response.url()));
  await page.keyboard.press('Control+k');
  const field = page.locator('input[role=combobox]');
  await field.fill('dialog');
  await page.locator('[role=option][aria-selected=true]').filter({ hasText: 'Dialog' }).waitFor();
  const first = [...urls];
  await networkSettled(page);
  await throttleCpu(page);
  const times: number[] = [];
  for (const query of QUERIES) {
    await field.fill('');
    for (const key of query) {
      const time = await pressKey(page, key);
      if (time !== undefined) times.push(time);
    }
  }
  await page.context().close();
  const later = readLaterFiles(folder);
  return {
    keyMs: median(times),
    worstKeyMs: Math.max(...times),
    firstQueryBytes: first.reduce((sum, address) => {
      const file = findBuiltFile(folder, address);
      return sum + (file === undefined || later.has(file) ? 0 : getSentBytes(file));
    }, 0),
  };
}

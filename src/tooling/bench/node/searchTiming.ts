import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { listLaterFiles } from '../../../reader/search/model/planShards';
import { readManifest } from '../../../reader/search/node/readManifest';
import { networkSettled } from '../../testing/browser/quietPage';
import { median } from '../model/median';
import { findBuiltFile, getSentBytes, openPage, slowDown } from './pageLoad';

/** Typed letter by letter: a component, a prop of two words, a meaning. */
const QUERIES = ['dialog', 'slotProps', 'drop down'];

export interface SearchTiming {
  /** Median and longest time from a key to the results of it on the screen; milliseconds. */
  readonly keyMs: number;
  readonly worstKeyMs: number;
  /** Until the first query is answered, the search's own code included. */
  readonly firstQueryBytes: number;
}

/** Resolves when the list has changed after the next key, with the time since that key. */
async function armTimer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = window as unknown as { shown?: Promise<number> };
    state.shown = new Promise((resolve) => {
      document.addEventListener(
        'keydown',
        ({ timeStamp }) => {
          const dialog = document.querySelector('dialog[open]');
          const observer = new MutationObserver((records) => {
            // The field itself and its label change with every key; the list is what is meant.
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
              // A message after the frame's callbacks comes when the frame is painted.
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

/** Time of a key, or `undefined` when its results were those of the key before. */
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

/** Files of the index that come after the first answer, one by one: nobody waits for them. */
function readLaterFiles(folder: string): ReadonlySet<string> {
  const later = listLaterFiles(readManifest(folder), 'material-ui');
  return new Set(later.map((file) => path.join(folder, file)));
}

/** Opens the search on a page of Material UI and types, with a processor four times slower. */
export async function measureSearch(
  browser: Browser,
  folder: string,
  url: string,
): Promise<SearchTiming> {
  const page = await openPage(browser, { width: 1350, height: 940 });
  const urls = new Set<string>();
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  // The reader's first sign starts the demo in view, whose scripts are not the search's.
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
  await slowDown(page);
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

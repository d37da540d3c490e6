import type { Browser } from 'playwright-core';
import { openPage } from './pageLoad';

export interface DemoStart {
  /** From the scroll that brings the last demo into view until it is alive; milliseconds. */
  readonly ms: number;
  /** Requests for demos' code that came before any of them was near the view. */
  readonly early: number;
}

/** Moves the pointer, scrolls to the last demo of a page and waits until React has taken it over. */
export async function measureDemoStart(browser: Browser, url: string): Promise<DemoStart> {
  const page = await openPage(browser, { width: 1350, height: 400 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/mui-base|\/mui[.-]/.test(request.url())) scripts.push(request.url());
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  const early = scripts.length;
  // A drawn demo waits for a first interaction, which a hand gives before it scrolls.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const roots = document.querySelectorAll<HTMLElement>('[data-demo-root]');
        const last = roots[roots.length - 1];
        if (last === undefined) {
          resolve(0);
          return;
        }
        const start = performance.now();
        last.scrollIntoView();
        const look = (): void => {
          if (last.dataset['used'] === 'true') resolve(performance.now() - start);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.context().close();
  return { ms, early };
}

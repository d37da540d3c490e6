import type { Browser } from 'playwright-core';
import { openPage } from './pageLoad';

export interface DemoStart {
  /** From the scroll that brings the last demo into view until it's hydrated, in milliseconds. */
  readonly ms: number;
  /** Number of requests for demos' code before any demo was near the viewport. */
  readonly early: number;
}

/** Moves the pointer, scrolls to the last demo of a page, and waits until it's hydrated. */
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
  // Demos aren't hydrated before the first interaction. People move the pointer before they scroll.
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
        const poll = (): void => {
          if (last.dataset['used'] === 'true') resolve(performance.now() - start);
          else requestAnimationFrame(poll);
        };
        poll();
      }),
  );
  await page.context().close();
  return { ms, early };
}

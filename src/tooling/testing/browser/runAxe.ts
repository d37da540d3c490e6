import fs from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { BEST_PRACTICE_TAG, WCAG_TAGS } from '../../../foundation/site/model/accessibilityChecks';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Axe's address on the server of the pages under test. */
const AXE_ADDRESS = '/axe-for-tests.js';
const WCAG = [...WCAG_TAGS];
/** Rules whose result depends on the color mode. */
const COLORS = ['color-contrast', 'link-in-text-block'];
/** Turns the color rules off, for tests that check them separately (`contrastAudit.ts`). */
const WITHOUT_COLORS = Object.fromEntries(COLORS.map((rule) => [rule, { enabled: false }]));
/**
 * WCAG 2.2 A and AA with and without axe's best practices, only the color rules, or all but those.
 */
const RULES: Readonly<Record<string, RunOptions>> = {
  all: { runOnly: [...WCAG, BEST_PRACTICE_TAG] },
  wcag: { runOnly: WCAG },
  colors: { runOnly: COLORS },
  structure: { runOnly: [...WCAG, BEST_PRACTICE_TAG], rules: WITHOUT_COLORS },
} satisfies Record<string, RunOptions>;

/**
 * Makes the server of the pages under test also serve axe. A script that pages load is compiled once
 * per tab and takes 20 ms; a script that Playwright injects is compiled for each page and takes 200 ms.
 */
export function serveAxe(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', (request, response) => {
    if (request.url !== AXE_ADDRESS) {
      for (const listener of listeners) listener(request, response);
      return;
    }
    const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=3600' };
    response.writeHead(200, headers).end(AXE);
  });
}

/** Loads axe into a page, from the page's server or else by injecting it. */
async function addAxe(page: Page): Promise<void> {
  const isLoaded = await page.evaluate(
    (address) =>
      'axe' in window ||
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        script.src = address;
        script.onload = () => {
          script.remove();
          resolve(true);
        };
        script.onerror = () => {
          script.remove();
          resolve(false);
        };
        document.head.append(script);
      }),
    AXE_ADDRESS,
  );
  if (!isLoaded) await page.evaluate(AXE);
}

/** Selectors of the elements to check, and of those to leave out. */
export interface AxeScope {
  readonly include: string;
  readonly exclude?: string;
}

/**
 * Returns axe's violations in a page or a part of it, by element.
 *
 * @param part a selector, or a scope with exclusions
 * @param rules `wcag` leaves out axe's best practices, which apply to complete pages; `colors` only
 *   checks rules that depend on the color mode, `structure` all others
 */
export async function findViolations(
  page: Page,
  part: string | AxeScope = 'html',
  rules: 'all' | 'wcag' | 'colors' | 'structure' = 'all',
): Promise<string[]> {
  await addAxe(page);
  return page.evaluate(
    async ([context, options]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
      };
      // After a resize, observers such as those of `WideTable` run in the next frame, and React
      // updates in the one after.
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
        });
      }
      // Finish transitions between the color modes, because intermediate colors don't matter. In
      // content that `content-visibility` skips, they would never end by themselves. A child that
      // inherits a color starts its transition when the parent's has ended, hence the loop.
      const listTransitions = (): Animation[] =>
        document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      for (let running = listTransitions(); running.length > 0; running = listTransitions()) {
        for (const transition of running) transition.finish();
      }
      const { violations } = await axe.run(context, { ...options, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          // The watermark of the commercial packages without a license key (README).
          .filter(({ html }) => !/Missing license key|rgba\(130, 130, 130, 0\.62\)/.test(html))
          .map(
            ({ target, html, failureSummary }) =>
              `${id}: ${target.join(' ')} ${html.slice(0, 120)} (${failureSummary ?? ''})`,
          ),
      );
    },
    [part, RULES[rules]] as const,
  );
}

import fs from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { BEST_PRACTICE_TAG, WCAG_TAGS } from '../../../foundation/site/model/accessibilityChecks';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
/** Its address beside the pages under test. */
const AXE_ADDRESS = '/axe-for-tests.js';
const WCAG = [...WCAG_TAGS];
/** Rules that are judged once more in the dark mode. */
const COLORS = ['color-contrast', 'link-in-text-block'];
/** Switches the rules for colors off, for who judges them apart (`contrastAudit.ts`). */
const WITHOUT_COLORS = Object.fromEntries(COLORS.map((rule) => [rule, { enabled: false }]));
/** WCAG 2.2 A and AA, with and without axe's best practices; and what depends on the mode. */
const RULES: Readonly<Record<string, RunOptions>> = {
  all: { runOnly: [...WCAG, BEST_PRACTICE_TAG] },
  wcag: { runOnly: WCAG },
  colors: { runOnly: COLORS },
  structure: { runOnly: [...WCAG, BEST_PRACTICE_TAG], rules: WITHOUT_COLORS },
} satisfies Record<string, RunOptions>;

/**
 * Lets a server of pages under test have axe, too. A script that a page loads is compiled once for
 * all pages of a tab, and one that the driver sends, for each of them: 20 ms and 200.
 */
export function serveAxe(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', (request, response) => {
    if (request.url !== AXE_ADDRESS) {
      for (const listener of listeners) listener(request, response);
      return;
    }
    const lasting = { 'Content-Type': 'text/javascript', 'Cache-Control': 'max-age=3600' };
    response.writeHead(200, lasting).end(AXE);
  });
}

/** Loads axe into a page: from its server, or else from here. */
async function addAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(
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
  if (!isThere) await page.evaluate(AXE);
}

/** What to look at, and what of it to leave out: selectors. */
export interface AxeScope {
  readonly include: string;
  readonly exclude?: string;
}

/**
 * What axe finds in a page, or in one part of it, by element.
 * @param part a selector, or what to look at and what to leave out
 * @param rules `wcag` leaves axe's best practices out, which are rules for whole pages;
 *   `structure` leaves out what depends on the mode.
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
      // The page knows of a new width in the next frame, by its observers, and what React makes
      // of it is there in the one after: `WideTable`.
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((resolve) => {
          requestAnimationFrame(() => setTimeout(resolve));
        });
      }
      // Colors on their way from one mode to the other are nobody's: what moves arrives now. (Where
      // `content-visibility` skips the drawing, a move would never arrive by itself.) A child that
      // inherits a moving color begins its own move when the parent's is over.
      const listMoves = (): Animation[] =>
        document.getAnimations().filter((move) => move instanceof CSSTransition);
      for (let moves = listMoves(); moves.length > 0; moves = listMoves()) {
        for (const move of moves) move.finish();
      }
      const { violations } = await axe.run(context, { ...options, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          // What the commercial packages draw over a grid that has no license key (README).
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

import fs from 'node:fs';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** WCAG 2.2 A and AA, with and without axe's best practices; and what depends on the mode. */
const RULES = {
  all: [...WCAG, 'best-practice'],
  wcag: WCAG,
  colours: ['color-contrast', 'link-in-text-block'],
};

/**
 * What axe finds in a page, or in one part of it, by element; no rule is switched off.
 * @param part a selector, or what to look at and what to leave out
 * @param rules `wcag` leaves axe's best practices out, which are rules for whole pages.
 */
export async function findViolations(
  page: Page,
  part: string | { readonly include: string; readonly exclude: string } = 'html',
  rules: keyof typeof RULES = 'all',
): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
  return page.evaluate(
    async ([context, runOnly]) => {
      const { axe } = window as unknown as {
        axe: { run: (context: ElementContext, options: RunOptions) => Promise<AxeResults> };
      };
      // Colours on their way from one mode to the other are nobody's: what moves arrives first.
      // A child that inherits a moving colour begins its own move when the parent's is over.
      const listMoves = (): Animation[] =>
        document.getAnimations().filter((move) => move instanceof CSSTransition);
      for (let moves = listMoves(); moves.length > 0; moves = listMoves()) {
        await Promise.allSettled(moves.map((move) => move.finished));
      }
      const { violations } = await axe.run(context, { runOnly, resultTypes: ['violations'] });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          // What the commercial packages draw over a grid that has no licence key (README).
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

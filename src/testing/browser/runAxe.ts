import fs from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = fs.readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds in a page, or in one part of it, by element: WCAG 2.2 A and AA and axe's best
 * practices, no rule switched off.
 */
export async function findViolations(page: Page, part = 'html'): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, tags]) => {
      const { axe } = window as unknown as {
        axe: { run: (root: string, options: object) => Promise<AxeResults> };
      };
      const { violations } = await axe.run(selector, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          // What the commercial packages draw over a grid that has no licence key.
          .filter(({ html }) => !html.includes('Missing license key'))
          .map((node) => `${id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`),
      );
    },
    [part, TAGS] as const,
  );
}

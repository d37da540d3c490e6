import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../content/model/problem';
import { parseElementRef } from '../model/elementRef';
import type { PageKeyTable } from './findKeyTables';

/** Names are compared without spaces, because browsers add some between inline elements and jsdom doesn't. */
const removeSpaces = (name: string): string => name.replace(/\s+/gu, '');

function findLine(file: string, ref: string): number {
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return (
    Math.max(
      0,
      lines.findIndex((line) => line.includes('start:') && line.includes(ref)),
    ) + 1
  );
}

/**
 * Reports `start` references in key tables that match no element in their demo.
 *
 * @param html the demos' server-rendered HTML, by demo name
 */
export async function checkStartElements(
  siteDir: string,
  tables: readonly PageKeyTable[],
  html: ReadonlyMap<string, string>,
): Promise<Problem[]> {
  if (tables.length === 0) return [];
  // Imported on demand, because only pages with key tables need a DOM.
  const { JSDOM } = await import('jsdom');
  const { queryAllByRole } = await import('@testing-library/dom');
  return tables.flatMap(({ demo, file, table }) => {
    const text = html.get(demo);
    // Some demos render nothing on the server. For them, only the browser test can tell.
    if (text === undefined || text === '') return [];
    const { document } = new JSDOM(text).window;
    // In browsers, the accessible name of a combobox without an input includes its value. The library
    // that computes names here doesn't support that (dom-accessibility-api 0.5, step 2E).
    const exists = (ref: string): boolean => {
      const { role, name } = parseElementRef(ref) ?? { role: ref };
      return (
        queryAllByRole(document.body, role, {
          hidden: true,
          ...(name === undefined
            ? {}
            : {
                name: (computed: string, element: Element): boolean =>
                  [
                    computed,
                    role === 'combobox' ? computed + (element.textContent ?? '') : computed,
                  ].some((candidate) => removeSpaces(candidate) === removeSpaces(name)),
              }),
        }).length > 0
      );
    };
    const starts = [table.start, ...table.rows.flatMap(({ start }) => start ?? [])];
    return [...new Set(starts)]
      .filter((ref) => !exists(ref))
      .map((ref) => ({
        file: path.relative(siteDir, file),
        line: findLine(file, ref),
        what: `The demo ${demo} has no ${ref}, so the test couldn't focus it to press the keys.`,
        fix: 'Write the role and accessible name of an element that the demo shows initially.',
      }));
  });
}

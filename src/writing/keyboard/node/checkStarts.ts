import fs from 'node:fs';
import path from 'node:path';
import type { Problem } from '../../content/model/problem';
import { parseElementRef } from '../model/elementRef';
import type { PageKeyTable } from './findKeyTables';

/** Inline elements of a name have spaces between them on the screen only. */
const squash = (name: string): string => name.replace(/\s+/gu, '');

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
 * Starts of key tables that name no element of their demo, so that nobody can press the keys there.
 *
 * @param html of the demos as the server renders them, by their names
 */
export async function checkStarts(
  siteDir: string,
  tables: readonly PageKeyTable[],
  html: ReadonlyMap<string, string>,
): Promise<Problem[]> {
  if (tables.length === 0) return [];
  // Late: only pages with tables need a document.
  const { JSDOM } = await import('jsdom');
  const { queryAllByRole } = await import('@testing-library/dom');
  return tables.flatMap(({ demo, file, table }) => {
    const text = html.get(demo);
    // What draws nothing on the server can't be searched: the tests press its keys.
    if (text === undefined || text === '') return [];
    const { document } = new JSDOM(text).window;
    // The value of a combobox without an input is part of its name in browsers, and not for the
    // library that computes names here (dom-accessibility-api 0.5, step 2E).
    const isThere = (ref: string): boolean => {
      const { role, name } = parseElementRef(ref) ?? { role: ref };
      return (
        queryAllByRole(document.body, role, {
          hidden: true,
          ...(name === undefined
            ? {}
            : {
                name: (own: string, element: Element): boolean =>
                  [own, role === 'combobox' ? own + (element.textContent ?? '') : own].some(
                    (candidate) => squash(candidate) === squash(name),
                  ),
              }),
        }).length > 0
      );
    };
    const starts = [table.start, ...table.rows.flatMap(({ start }) => start ?? [])];
    return [...new Set(starts)]
      .filter((ref) => !isThere(ref))
      .map((ref) => ({
        file: path.relative(siteDir, file),
        line: findLine(file, ref),
        what: `The demo ${demo} has no ${ref}, where the keys would be pressed.`,
        fix: 'Name an element that the demo shows at first, by its role and its accessible name.',
      }));
  });
}

import fs from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { Problem } from '../../../writing/content/model/problem';

/** The Markdown of the page that a demo's file belongs to: the nearest above it. */
function readPageOf(file: string, siteDir: string): string {
  for (let folder = path.dirname(file); folder.startsWith(siteDir); folder = path.dirname(folder)) {
    const page = path.join(folder, 'index.mdx');
    if (fs.existsSync(page)) return fs.readFileSync(page, 'utf8');
  }
  return '';
}

/** Whether a paragraph of a page names something and says that it's deprecated. */
const isSaid = (name: string, page: string): boolean =>
  page.split(/\n\s*\n/u).some((text) => text.includes(name) && /deprecat/iu.test(text));

/**
 * Uses of what a package has deprecated: an editor crosses them out for whoever copies the demo.
 * Fine where the page says so, such as on the page of a deprecated component.
 *
 * @param suggestions of the language service for the file
 */
export function findDeprecated(
  siteDir: string,
  suggestions: readonly ts.DiagnosticWithLocation[],
): Problem[] {
  return suggestions.flatMap(({ reportsDeprecated, file, start, length }) => {
    const name = file.text.slice(start, start + length);
    if (reportsDeprecated === undefined || isSaid(name, readPageOf(file.fileName, siteDir)))
      return [];
    return {
      file: path.relative(siteDir, file.fileName),
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      what: `"${name}" is deprecated, and the editor of whoever copies this demo crosses it out.`,
      fix: 'Use what its declaration names in its place, or write on the page that it is deprecated, and why the demo needs it.',
    };
  });
}

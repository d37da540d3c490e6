import fs from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { Problem } from '../../../writing/content/model/problem';

/** Reads the Markdown of the page that a demo's file belongs to: the nearest `index.mdx` above it. */
function readPageOf(file: string, siteDir: string): string {
  for (let folder = path.dirname(file); folder.startsWith(siteDir); folder = path.dirname(folder)) {
    const page = path.join(folder, 'index.mdx');
    if (fs.existsSync(page)) return fs.readFileSync(page, 'utf8');
  }
  return '';
}

/** Whether a paragraph of the page mentions a name and says that it's deprecated. */
const isDocumentedAsDeprecated = (name: string, page: string): boolean =>
  page.split(/\n\s*\n/u).some((text) => text.includes(name) && /deprecat/iu.test(text));

/**
 * Reports uses of deprecated APIs, which editors strike through for people who copy the demo. They're
 * allowed where the page says so, for example on the page of a deprecated component.
 *
 * @param suggestions from the language service for the file
 */
export function findDeprecated(
  siteDir: string,
  suggestions: readonly ts.DiagnosticWithLocation[],
): Problem[] {
  return suggestions.flatMap(({ reportsDeprecated, file, start, length }) => {
    const name = file.text.slice(start, start + length);
    if (
      reportsDeprecated === undefined ||
      isDocumentedAsDeprecated(name, readPageOf(file.fileName, siteDir))
    )
      return [];
    return {
      file: path.relative(siteDir, file.fileName),
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      what: `"${name}" is deprecated, so editors strike it through for people who copy this demo.`,
      fix: "Use the replacement that its declaration names, or say on the page that it's deprecated and why the demo needs it.",
    };
  });
}

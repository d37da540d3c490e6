import fs from 'node:fs';
import path from 'node:path';
import { fillReferenceTables, listReferenceTables } from '../model/referenceTables';
import { createApiProgram } from './createApiProgram';
import { readMemberTypes } from './readMemberTypes';

/** A page with marked tables, as it is and as it should be. */
export interface PageTables {
  /** From the site's folder: `docs/a.mdx` */
  readonly file: string;
  readonly text: string;
  readonly filled: string;
  /** `docs/a.mdx:12: what is wrong` */
  readonly problems: readonly string[];
}

/** Fills the marked tables of all pages from the installed packages; translations follow their page. */
export function fillPages(siteDir: string): PageTables[] {
  const pages = fs
    .readdirSync(path.join(siteDir, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => path.join('docs', name))
    .sort()
    .map((file) => ({ file, text: fs.readFileSync(path.join(siteDir, file), 'utf8') }));
  const marked = pages.filter(({ text }) => listReferenceTables(text).length > 0);
  const modules = marked.flatMap(({ text }) =>
    listReferenceTables(text).map(({ target }) => target.module),
  );
  const program = createApiProgram(siteDir, [...new Set(modules)]);
  return marked.map(({ file, text }) => {
    const filled = fillReferenceTables(text, (target) => readMemberTypes(program, target));
    return {
      file,
      text,
      filled: filled.text,
      problems: filled.problems.map(
        (problem) => `${file}:${String(problem.line)}: ${problem.text}`,
      ),
    };
  });
}

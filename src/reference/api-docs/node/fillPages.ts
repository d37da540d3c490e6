import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../writing/content/node/readPages';
import { fillReferenceTables, listReferenceTables } from '../model/referenceTables';
import { createApiProgram } from './createApiProgram';
import { readMemberTypes } from './readMemberTypes';

/** A page with marked tables, before and after filling in the types. */
export interface PageTables {
  /** Relative to the site's folder: `docs/a.mdx`. */
  readonly file: string;
  readonly text: string;
  readonly filled: string;
  /** Formatted as `docs/a.mdx:12: what is wrong`. */
  readonly problems: readonly string[];
}

const isInstalled = (siteDir: string, module: string): boolean =>
  fs.existsSync(path.join(siteDir, 'node_modules', module));

/** Fills in the types of all marked tables in `docs/` from the installed packages. */
export function fillPages(siteDir: string): PageTables[] {
  const pages = listFiles(path.join(siteDir, 'docs'), '.mdx').map((file) => ({
    file: path.relative(siteDir, file),
    text: fs.readFileSync(file, 'utf8'),
  }));
  const marked = pages.filter(({ text }) => listReferenceTables(text).length > 0);
  const modules = marked
    .flatMap(({ text }) => listReferenceTables(text).map(({ target }) => target?.module ?? ''))
    .filter((module) => module !== '' && isInstalled(siteDir, module));
  const program = createApiProgram(siteDir, [...new Set(modules)]);
  return marked.map(({ file, text }) => {
    const filled = fillReferenceTables(text, (target) =>
      modules.includes(target.module) ? readMemberTypes(program, target) : undefined,
    );
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

import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { formatProblem } from '../model/problem';
import { listProblems } from './listProblems';

/**
 * Stops the build, and the dev server's page, on what a page may not contain. It has to run before
 * the plugins that add imports of their own. Translations and partials are pages too.
 */
export function remarkPageRules() {
  return (tree: Root, file: VFile): void => {
    const siteDir = process.cwd();
    const problems = listProblems(siteDir, {
      file: path.relative(siteDir, file.path),
      text: String(file.value),
      tree,
      frontMatter: {},
    });
    if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  };
}

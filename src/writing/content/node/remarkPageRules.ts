import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { formatProblem } from '../model/problem';
import { listProblems } from './listProblems';

/**
 * Remark plugin: fails the build, or the page in the dev server, if a page, translation, or partial
 * contains something that isn't allowed. It has to run before the plugins that add imports.
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

import path from 'node:path';
import { readFrontMatterProblems } from '../../../writing/content/node/listFrontMatterProblems';

/**
 * Returns the problems of a saved file that nothing else prints. When the front matter of a page in
 * `docs/` changes, Docusaurus reloads the docs plugin, which reports its mistakes.
 *
 * @param file relative to the site's folder
 */
export function omitReported(
  siteDir: string,
  file: string,
  problems: readonly string[],
): readonly string[] {
  if (problems.length === 0 || !/^docs\/.*\.mdx$/u.test(file)) return problems;
  const reported = new Set(readFrontMatterProblems(path.join(siteDir, file)));
  return problems.filter((problem) => !reported.has(problem));
}

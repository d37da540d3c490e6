import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import type { PageSource } from '../model/pageSource';
import { formatProblem } from '../model/problem';
import { checkHeadings } from '../model/rules/checkHeadings';
import { checkMarkup } from '../model/rules/checkMarkup';

/**
 * Stops the build, and the dev server's page, on code in a page and on wrong headings. It has
 * to run before the plugins that add imports of their own. Translations are pages too, so that
 * a translated file cannot run code while the site is built.
 */
export function remarkPageRules() {
  return (tree: Root, file: VFile): void => {
    // Partials (`_name.mdx`) become part of a page that has its own headings.
    if (/(^|[\\/])_[^\\/]*$/.test(file.path)) return;
    const page: PageSource = {
      file: path.relative(process.cwd(), file.path),
      text: String(file.value),
      tree,
      frontMatter: {},
    };
    const problems = [...checkHeadings(page), ...checkMarkup(page)];
    if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  };
}

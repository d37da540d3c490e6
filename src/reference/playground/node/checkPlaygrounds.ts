import path from 'node:path';
import type { PageSource } from '../../../writing/content/model/pageSource';
import type { Problem } from '../../../writing/content/model/problem';
import { lineOf } from '../../../writing/content/model/walkTree';
import { listPlaygrounds } from './playgroundElements';
import { componentsOf, readPlayground } from './readPlayground';

/**
 * Reports invalid playgrounds of a page.
 *
 * @param used receives the files of compositions that the playgrounds use
 */
export async function checkPlaygrounds(
  siteDir: string,
  { file, tree, frontMatter }: PageSource,
  used: Set<string>,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const element of listPlaygrounds(tree)) {
    const components = componentsOf(siteDir, frontMatter['productId']);
    const playground = await readPlayground(element, path.join(siteDir, file), components, true);
    if (!('spec' in playground)) {
      problems.push(
        ...playground.map((what) => ({
          file,
          line: lineOf(element),
          what,
          fix: 'See "Playground" in docs/_writing-guide.md.',
        })),
      );
    } else if (playground.file !== undefined) {
      used.add(playground.file);
    }
  }
  return problems;
}

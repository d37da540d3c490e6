import fs from 'node:fs';
import path from 'node:path';
import type { PageSource } from '../model/pageSource';
import type { Problem } from '../model/problem';
import { lineOf, walkTree } from '../model/walkTree';

/** Entry files of a demo by flavour; empty when it does not exist. */
export type FindDemo = (pageFile: string, src: string) => Readonly<Record<string, string>>;

/** Demos of a page whose file does not exist; the files that do are added to `used`. */
export function checkDemos(
  siteDir: string,
  { file, tree }: PageSource,
  findDemo: FindDemo,
  used: Set<string>,
): Problem[] {
  const problems: Problem[] = [];
  walkTree(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    if (node.name !== 'Demo') return;
    const src = node.attributes.find(
      (item) => item.type === 'mdxJsxAttribute' && item.name === 'src',
    )?.value;
    const variants =
      typeof src === 'string' ? Object.values(findDemo(path.join(siteDir, file), src)) : [];
    for (const variant of variants) used.add(variant);
    if (variants.length > 0) return;
    problems.push({
      file,
      line: lineOf(node),
      what:
        typeof src === 'string' ? `The demo "${src}" does not exist.` : 'This <Demo> has no "src".',
      cure: 'Name a file beside the page: <Demo src="./Name.tsx" />.',
    });
  });
  return problems;
}

/** Demo files in `docs/` that no page shows: nothing tests them and nobody sees them. */
export function findUnusedDemos(
  siteDir: string,
  files: readonly string[],
  used: ReadonlySet<string>,
): Problem[] {
  return files
    .filter((file) => !used.has(file) && /export default/.test(fs.readFileSync(file, 'utf8')))
    .map((file) => ({
      file: path.relative(siteDir, file),
      line: 1,
      what: 'No page shows this demo.',
      cure: `Show it with <Demo src="./${path.basename(file)}" /> or delete it.`,
    }));
}

import fs from 'node:fs';
import path from 'node:path';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { findClosestMatch } from '../../../shell/navigation/model/findClosestMatch';
import { COMPONENT_NAMES, PARTS } from '../data/parts';
import type { PageSource } from '../model/pageSource';
import type { Problem } from '../model/problem';
import { lineOf, walkTree } from '../model/walkTree';

/** Most demos of a page begin alike: a name that's less similar is another one. */
const MIN_SIMILARITY = 0.75;

/** Entry files of a demo by styling; empty when it does not exist. */
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
    if (node.name !== 'Demo' && !isMisspelled(node.name)) return;
    const src = node.attributes.find(
      (item) => item.type === 'mdxJsxAttribute' && item.name === 'src',
    )?.value;
    const variants =
      typeof src === 'string' ? Object.values(findDemo(path.join(siteDir, file), src)) : [];
    for (const variant of variants) used.add(variant);
    if (variants.length > 0) {
      const tooLong = checkLength(node, variants);
      if (tooLong !== undefined) problems.push({ file, line: lineOf(node), ...tooLong });
      return;
    }
    // What is wrong with its name is told by the rules for parts.
    if (node.name !== 'Demo') return;
    const near =
      typeof src === 'string'
        ? findNearDemo(path.dirname(path.join(siteDir, file)), src)
        : undefined;
    // It's shown as soon as the name is right, so that it isn't one that no page shows.
    if (near !== undefined)
      for (const variant of Object.values(findDemo(path.join(siteDir, file), near)))
        used.add(variant);
    problems.push({
      file,
      line: lineOf(node),
      what:
        typeof src === 'string' ? `The demo "${src}" does not exist.` : 'This <Demo> has no "src".',
      fix:
        near === undefined
          ? 'Name a file beside the page: <Demo src="./Name.tsx" />.'
          : `Did you mean "${near}"?`,
    });
  });
  return problems;
}

/** The demo beside a page whose name is nearest to one that doesn't exist. */
function findNearDemo(folder: string, src: string): string | undefined {
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : [];
  const names = entries
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.tsx'))
    .map(({ name }) => `./${name}`);
  return findClosestMatch(src, names, MIN_SIMILARITY);
}

/** Whether an unknown component is meant to be a demo. */
function isMisspelled(name: string | null): boolean {
  return (
    name !== null &&
    !Object.hasOwn(PARTS, name) &&
    findClosestMatch(name, COMPONENT_NAMES) === 'Demo'
  );
}

/** The styling folders that a demo in several stylings has. */
const STYLING_ENTRY = /[\\/](?:system|tailwind|css)[\\/]index\.tsx$/u;

/** Lines of a demo's entry file, by what the page says it is (writing guide, "Demos"). */
const MOST_LINES = { demo: 80, example: 250 } as const;

/** A demo that's too long to read beside the text; one attribute makes it an example. */
function checkLength(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  entries: readonly string[],
): Pick<Problem, 'what' | 'fix'> | undefined {
  const isExample = node.attributes.some(
    (item) => item.type === 'mdxJsxAttribute' && item.name === 'example',
  );
  const most = MOST_LINES[isExample ? 'example' : 'demo'];
  const lines = Math.max(
    0,
    ...entries.map((entry) => fs.readFileSync(entry, 'utf8').trimEnd().split('\n').length),
  );
  if (lines <= most) return undefined;
  return {
    what: `The demo has ${String(lines)} lines (at most ${String(most)}), so readers don't find the one idea in it.`,
    fix: isExample
      ? 'Move parts of it to files beside it.'
      : 'Shorten it, move parts to files beside it, or make it an example under a heading of its own: <Demo example …>.',
  };
}

/**
 * Demo files in `docs/` that no page shows: nothing tests them and nobody sees them.
 *
 * @param isUnsure whether a file's page can't be read, so that nobody knows what it shows
 */
export function findUnusedDemos(
  siteDir: string,
  files: readonly string[],
  used: ReadonlySet<string>,
  isUnsure: (file: string) => boolean = () => false,
): Problem[] {
  return files
    .filter((file) => !used.has(file) && /export default/.test(fs.readFileSync(file, 'utf8')))
    .map((file) => ({ file: path.relative(siteDir, file), full: file }))
    .filter(({ file }) => !isUnsure(file))
    .map(({ file, full }) => {
      const name = STYLING_ENTRY.test(full)
        ? path.basename(path.dirname(path.dirname(full)))
        : path.basename(full);
      return {
        file,
        line: 1,
        what: 'No page shows this demo.',
        fix: `Show it with <Demo src="./${name}" /> or delete it.`,
      };
    });
}

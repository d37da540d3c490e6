import fs from 'node:fs';
import path from 'node:path';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { findClosestMatch } from '../../../shell/navigation/model/findClosestMatch';
import { ALLOWED_ELEMENTS, COMPONENT_NAMES } from '../data/allowedElements';
import type { PageSource } from '../model/pageSource';
import type { Problem } from '../model/problem';
import { lineOf, walkTree } from '../model/walkTree';

/** High because the names of a page's demos often share a long prefix. */
const MIN_SIMILARITY = 0.75;

/** Returns a demo's entry files by styling, or an empty object if the demo doesn't exist. */
export type FindDemo = (pageFile: string, src: string) => Readonly<Record<string, string>>;

/**
 * Reports the demos of a page that don't exist or are too long.
 *
 * @param used the entry files of the page's demos are added to this set
 */
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
    // `findElementFaults` reports the misspelled component name.
    if (node.name !== 'Demo') return;
    const nearest =
      typeof src === 'string'
        ? findNearestDemo(path.dirname(path.join(siteDir, file)), src)
        : undefined;
    // Counts as used, so that one typo isn't also reported as an unused demo.
    if (nearest !== undefined)
      for (const variant of Object.values(findDemo(path.join(siteDir, file), nearest)))
        used.add(variant);
    problems.push({
      file,
      line: lineOf(node),
      what:
        typeof src === 'string'
          ? `The demo "${src}" doesn't exist.`
          : 'This <Demo> has no "src", so it would be empty.',
      fix:
        nearest === undefined
          ? 'Use a file next to the page: <Demo src="./Name.tsx" />.'
          : `Did you mean "${nearest}"?`,
    });
  });
  return problems;
}

/** Returns the demo in a page's folder whose name is most similar to `src`. */
function findNearestDemo(folder: string, src: string): string | undefined {
  const entries = fs.existsSync(folder) ? fs.readdirSync(folder, { withFileTypes: true }) : [];
  const names = entries
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.tsx'))
    .map(({ name }) => `./${name}`);
  return findClosestMatch(src, names, MIN_SIMILARITY);
}

/** Whether an unknown component name is a typo of `Demo`. */
function isMisspelled(name: string | null): boolean {
  return (
    name !== null &&
    !Object.hasOwn(ALLOWED_ELEMENTS, name) &&
    findClosestMatch(name, COMPONENT_NAMES) === 'Demo'
  );
}

/** The entry file of one styling, in a demo with several stylings. */
const STYLING_ENTRY = /[\\/](?:system|tailwind|css)[\\/]index\.tsx$/u;

/** Maximum lines of the entry file of a `<Demo>` and a `<Demo example>` (writing guide, "Demos"). */
const MAX_LINES = { demo: 80, example: 250 } as const;

/** Returns a problem if a demo is too long to read next to the text. */
function checkLength(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  entries: readonly string[],
): Pick<Problem, 'what' | 'fix'> | undefined {
  const isExample = node.attributes.some(
    (item) => item.type === 'mdxJsxAttribute' && item.name === 'example',
  );
  const max = MAX_LINES[isExample ? 'example' : 'demo'];
  const lines = Math.max(
    0,
    ...entries.map((entry) => fs.readFileSync(entry, 'utf8').trimEnd().split('\n').length),
  );
  if (lines <= max) return undefined;
  return {
    what: `The demo has ${String(lines)} lines (at most ${String(max)}), so people won't find the one idea in it.`,
    fix: isExample
      ? 'Move parts of it into other files in its folder.'
      : 'Shorten it, move parts of it into other files in its folder, or give it its own heading and make it an example: <Demo example …>.',
  };
}

/**
 * Reports demo files in `docs/` that no page shows. Nobody sees them, and no test renders them.
 *
 * @param isUnsure whether the page of a file can't be read, so the file could still be in use
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
        what: 'No page shows this demo, so nobody sees it and no test renders it.',
        fix: `Add <Demo src="./${name}" /> to its page, or delete the file.`,
      };
    });
}

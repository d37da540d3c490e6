import type { Nodes } from 'mdast';
import { PARTS } from '../../data/parts';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, readableText } from '../walkTree';

/** Characters of prose that, with the title and a heading, leave room for a demo in a window of 900 px. */
const MAX_LENGTH = 800;
const DEMOS = new Set<string | null>(['Demo', 'Playground']);

const TALL: Readonly<Record<string, string>> = {
  code: 'a code sample',
  table: 'a table',
  list: 'a list',
  PackageManagers: 'an installation command',
};

/** Names what is as tall as a paragraph or two, and explains what the demo hasn't shown yet. */
function describeTall(node: Nodes): string | undefined {
  const what = TALL[node.type === 'mdxJsxFlowElement' ? (node.name ?? '') : node.type];
  return what === undefined ? undefined : `${what} (line ${String(lineOf(node))})`;
}

/** Whether a page documents components or hooks, by its front matter. */
function documentsComponents({ frontMatter }: Pick<PageSource, 'frontMatter'>): boolean {
  return frontMatter['components'] !== undefined || frontMatter['hooks'] !== undefined;
}

/**
 * The page of a component shows the component first: its first demo is above the fold on a laptop.
 * Spec DEMO-9. Pages without a demo have none to show.
 */
export function checkFirstDemo(page: PageSource): Problem[] {
  const { file, tree } = page;
  const index = tree.children.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && DEMOS.has(node.name),
  );
  const demo = tree.children[index];
  if (demo === undefined || !documentsComponents(page)) return [];
  const before = tree.children.slice(0, index);
  // It may be the demo, misspelled; that is told already.
  const isUnknown = (node: Nodes): boolean =>
    node.type === 'mdxJsxFlowElement' && !Object.hasOwn(PARTS, node.name ?? '');
  if (before.some(isUnknown)) return [];
  const { length } = before.map(readableText).join('');
  const [obstacle] = [
    ...before.flatMap((node) => describeTall(node) ?? []),
    ...(length > MAX_LENGTH ? [`${String(length)} characters of text`] : []),
  ];
  if (obstacle === undefined) return [];
  return [
    {
      file,
      line: lineOf(demo),
      what: `Before the first demo is ${obstacle}, so people have to scroll to see what the page is about.`,
      fix: `Move the demo up, below its heading and a sentence or two. At most ${String(MAX_LENGTH)} characters come before it.`,
    },
  ];
}

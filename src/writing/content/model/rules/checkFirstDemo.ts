import type { Nodes } from 'mdast';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, readableText } from '../walkTree';

/** Characters of prose that, with the title and a heading, leave room for a demo in a window of 900 px. */
const MAX_LENGTH = 800;
const DEMOS = new Set<string | null>(['Demo', 'Playground']);

/** Names what is as tall as a paragraph or two, and explains what the demo hasn't shown yet. */
function describeTall(node: Nodes): string | undefined {
  if (node.type === 'code') return 'a code sample';
  if (node.type === 'table') return 'a table';
  if (node.type === 'list') return 'a list';
  return node.type === 'mdxJsxFlowElement' && node.name === 'PackageManagers'
    ? 'an installation command'
    : undefined;
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
  const before = tree.children.slice(0, index).filter(({ type }) => type !== 'yaml');
  const tall = before.find((node) => describeTall(node) !== undefined);
  const length = before.map((node) => readableText(node).length).reduce((a, b) => a + b, 0);
  const obstacle =
    tall === undefined
      ? length > MAX_LENGTH && `${String(length)} characters of text`
      : `${describeTall(tall) ?? ''} (line ${String(lineOf(tall))})`;
  if (obstacle === false) return [];
  return [
    {
      file,
      line: lineOf(demo),
      what: `Before the first demo is ${obstacle}, so people have to scroll to see what the page is about.`,
      fix: `Move the demo up, below its heading and a sentence or two. At most ${String(MAX_LENGTH)} characters come before it.`,
    },
  ];
}

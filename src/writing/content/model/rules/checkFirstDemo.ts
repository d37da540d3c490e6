import type { Nodes } from 'mdast';
import { ALLOWED_ELEMENTS } from '../../data/allowedElements';
import type { PageSource } from '../pageSource';
import type { Problem } from '../problem';
import { lineOf, readableText } from '../walkTree';

/** This much prose, a title, and a heading still leave room for a demo in a window 900 px high. */
const MAX_LENGTH = 800;
const DEMOS = new Set<string | null>(['Demo', 'Playground']);

const TALL: Readonly<Record<string, string>> = {
  code: 'a code sample',
  table: 'a table',
  list: 'a list',
  PackageManagers: 'an installation command',
};

/** Describes a node that takes up as much space as a paragraph or two, or returns `undefined`. */
function describeTall(node: Nodes): string | undefined {
  const what = TALL[node.type === 'mdxJsxFlowElement' ? (node.name ?? '') : node.type];
  return what === undefined ? undefined : `${what} (line ${String(lineOf(node))})`;
}

/** Whether a page's front matter names components or hooks that it documents. */
function documentsComponents({ frontMatter }: Pick<PageSource, 'frontMatter'>): boolean {
  return frontMatter['components'] !== undefined || frontMatter['hooks'] !== undefined;
}

/**
 * Checks that the first demo on a component's page is above the fold on a laptop, so that people see
 * the component before they read about it (spec DEMO-9).
 */
export function checkFirstDemo(page: PageSource): Problem[] {
  const { file, tree } = page;
  const index = tree.children.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && DEMOS.has(node.name),
  );
  const demo = tree.children[index];
  if (demo === undefined || !documentsComponents(page)) return [];
  const before = tree.children.slice(0, index);
  // An unknown component before the demo could be a misspelled <Demo>, which another rule reports.
  const isUnknown = (node: Nodes): boolean =>
    node.type === 'mdxJsxFlowElement' && !Object.hasOwn(ALLOWED_ELEMENTS, node.name ?? '');
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
      what: `The page has ${obstacle} before its first demo, so people have to scroll to see what it's about.`,
      fix: `Move the demo up, below its heading and a sentence or two (at most ${String(MAX_LENGTH)} characters).`,
    },
  ];
}

import path from 'node:path';
import type { PageSource } from '../../writing/content/model/pageSource';
import { findFences, isCompleteSample } from '../../writing/code/model/fences';
import { listDemos } from '../../demos/demos/node/listDemos';
import { navigationTrees } from '../../shell/navigation/data/trees';
import { unwrittenPathnames } from '../../shell/navigation/data/unwritten';
import { flattenPages } from '../../shell/navigation/model/flattenPages';
import { listPages } from '../../shell/navigation/node/listPages';

/**
 * Returns the counts that `npm run check:content` prints: the pages and demos of each navigation
 * tree, and how many demos and code samples the other checks cover.
 */
export function describeCounts(siteDir: string, pages: readonly PageSource[]): string[] {
  const docs = path.join(siteDir, 'docs');
  const demos = listDemos(docs, listPages(docs));
  const unwritten = new Set(unwrittenPathnames);
  const trees = navigationTrees.map(({ name, root, pages: nodes }) => {
    const all = flattenPages(nodes);
    const planned = all.filter(({ planned: isPlanned }) => isPlanned === true).length;
    const left = all.filter(({ pathname }) => unwritten.has(pathname)).length;
    const own = demos.filter(({ page }) => root !== '/' && page.startsWith(root)).length;
    return `${name}: ${String(all.length)} pages in the tree (${String(all.length - planned - left)} written, ${String(left)} unwritten, ${String(planned)} planned), ${String(own)} demos`;
  });
  const stylings = demos.reduce((sum, { variants }) => sum + Object.keys(variants).length, 0);
  const samples = pages.flatMap(({ text }) => findFences(text).filter(isCompleteSample));
  return [
    ...trees,
    `${String(demos.length)} demos, which the browser tests open in ${String(stylings)} variants by styling; ${String(samples.length)} code samples, which check:samples compiles`,
  ];
}

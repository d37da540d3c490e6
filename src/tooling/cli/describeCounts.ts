import path from 'node:path';
import type { PageSource } from '../../writing/content/model/pageSource';
import { findFences, isProgram } from '../../writing/code/model/fences';
import { listDemos } from '../../demos/demos/node/listDemos';
import { navigationTrees } from '../../shell/navigation/data/trees';
import { unwrittenPathnames } from '../../shell/navigation/data/unwritten';
import { flattenPages } from '../../shell/navigation/model/flattenPages';
import { listPages } from '../../shell/navigation/node/listPages';

/** What `npm run check:content` counts: each tree's pages, and what the other checks will open. */
export function describeCounts(siteDir: string, pages: readonly PageSource[]): string[] {
  const docs = path.join(siteDir, 'docs');
  const demos = listDemos(docs, listPages(docs));
  const unwritten = new Set(unwrittenPathnames);
  const trees = navigationTrees.map(({ name, root, pages: nodes }) => {
    const all = flattenPages(nodes);
    const planned = all.filter(({ planned: isPlanned }) => isPlanned === true).length;
    const left = all.filter(({ pathname }) => unwritten.has(pathname)).length;
    const own = demos.filter(({ page }) => root !== '/' && page.startsWith(root)).length;
    return `${name}: ${String(all.length)} pages in the tree, ${String(all.length - planned - left)} written, ${String(left)} not yet, ${String(planned)} planned, ${String(own)} demos`;
  });
  const stylings = demos.reduce((sum, { variants }) => sum + Object.keys(variants).length, 0);
  const samples = pages.flatMap(({ text }) => findFences(text).filter(isProgram));
  return [
    ...trees,
    `${String(demos.length)} demos, opened by the browser test in ${String(stylings)} stylings; ${String(samples.length)} code samples, compiled by check:samples`,
  ];
}

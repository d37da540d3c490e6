import path from 'node:path';
import type { PageSource } from '../model/pageSource';
import { walkTree } from '../model/walkTree';
import { readAnchors } from './readAnchors';
import { listPageFiles, readPages, toPathname } from './readPages';

/** Addresses with the ids that links may name; `undefined` where those are not known or not needed. */
export type Targets = Map<string, ReadonlySet<string> | undefined>;

const POST = /^(\d{4})-(\d{2})-(\d{2})-(.+)\.mdx$/;

/** A page's address, or a post's with what the blog makes of its name. */
function toAddress(siteDir: string, file: string): string {
  const post = POST.exec(path.basename(file));
  return (
    toPathname(path.join(siteDir, 'docs'), file) ??
    (post === null ? path.relative(siteDir, file) : `/blog/${post.slice(1).join('/')}`)
  );
}

function listLinked(pages: readonly PageSource[]): Set<string> {
  const linked = new Set<string>();
  for (const { tree } of pages) {
    walkTree(tree, (node) => {
      if (node.type === 'link' || node.type === 'definition')
        linked.add(node.url.split('#', 1)[0] ?? '');
    });
  }
  return linked;
}

/** What the links of some pages may lead to. Of other pages only those are read that links name. */
export async function readTargets(
  siteDir: string,
  pages: readonly PageSource[],
  nonDocRoutes: readonly string[],
): Promise<Targets> {
  const targets: Targets = new Map(nonDocRoutes.map((route) => [route, undefined]));
  const linked = listLinked(pages);
  const known = new Set(pages.map(({ file }) => file));
  const more: string[] = [];
  for (const file of listPageFiles(siteDir)) {
    const address = toAddress(siteDir, file);
    targets.set(address, undefined);
    if (linked.has(address) && !known.has(path.relative(siteDir, file))) more.push(file);
  }
  const { pages: others } = await readPages(siteDir, more);
  for (const page of [...pages, ...others]) {
    targets.set(toAddress(siteDir, path.join(siteDir, page.file)), readAnchors(page));
  }
  return targets;
}

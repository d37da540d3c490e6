import path from 'node:path';
import type { PageSource } from '../model/pageSource';
import { walkTree } from '../model/walkTree';
import { readAnchors } from './readAnchors';
import { listPageFiles, readPages, toPathname } from './readPages';

/** IDs that links can use, by URL path; `undefined` if they're unknown or no link needs them. */
export type AnchorsByPathname = Map<string, ReadonlySet<string> | undefined>;

const POST = /^(\d{4})-(\d{2})-(\d{2})-(.+)\.mdx$/;

/** Returns the URL path of a page or post. The blog plugin derives a post's path from its file name. */
function toUrlPath(siteDir: string, file: string): string {
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

/**
 * Returns the valid targets for the links of the given pages. Of the other pages, it only parses those
 * that the links lead to.
 */
export async function readLinkTargets(
  siteDir: string,
  pages: readonly PageSource[],
  nonDocRoutes: readonly string[],
): Promise<AnchorsByPathname> {
  const targets: AnchorsByPathname = new Map(nonDocRoutes.map((route) => [route, undefined]));
  const linked = listLinked(pages);
  const known = new Set(pages.map(({ file }) => file));
  const linkedFiles: string[] = [];
  for (const file of listPageFiles(siteDir)) {
    const pathname = toUrlPath(siteDir, file);
    targets.set(pathname, undefined);
    if (linked.has(pathname) && !known.has(path.relative(siteDir, file))) linkedFiles.push(file);
  }
  const { pages: linkedPages } = await readPages(siteDir, linkedFiles);
  for (const page of [...pages, ...linkedPages]) {
    targets.set(toUrlPath(siteDir, path.join(siteDir, page.file)), readAnchors(page));
  }
  return targets;
}

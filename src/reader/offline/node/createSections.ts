import { parsePath } from '../../../foundation/site/model/paths';
import { PRODUCTS, getProduct } from '../../../foundation/site/model/products';
import { isHashedPath } from '../model/planRequest';
import type { OfflineSection, SectionFile } from '../model/sections';
import { hashOf } from './buildTree';
import type { BuildTree } from './buildTree';
import type { OfflineBuildInfo } from './offlineBuildInfo';
import { pathnameOf, createPageFiles } from './pageFiles';

/** Returns the files with the search records of a product. */
function listRecords(tree: BuildTree, { baseUrl }: OfflineBuildInfo, id: string): string[] {
  const start = `${baseUrl}assets/search/${id}.`;
  return tree.files.filter((file) => file.startsWith(start));
}

/** Returns the hashed files of each page, by the page's pathname. */
export function createPageLists(tree: BuildTree, info: OfflineBuildInfo): Map<string, string[]> {
  const { ofPage } = createPageFiles(tree, info);
  const records = new Map<string, string[]>(
    PRODUCTS.map(({ id }) => [id, listRecords(tree, info, id)]),
  );
  const lists = new Map<string, string[]>();
  for (const pathname of Object.keys(info.pages)) {
    const { productId } = getProduct(pathname);
    const file = [`${pathname}.html`, `${pathname}/index.html`].find((name) => tree.has(name));
    if (productId === 'null' || file === undefined) continue;
    const urls = [...ofPage(file), ...(records.get(productId) ?? [])].filter((url) =>
      isHashedPath(url),
    );
    lists.set(pathname, [...new Set(urls)].sort());
  }
  return lists;
}

/** A section with its files. */
export interface SectionWithFiles {
  readonly section: OfflineSection;
  readonly files: readonly SectionFile[];
}

/** Returns whether a page belongs to a product. Pages that all MUI X products share belong to each of them. */
function isPageOf(id: string, pathname: string): boolean {
  const { productId } = getProduct(pathname);
  return productId === id || (productId === 'x' && id.startsWith('x-'));
}

/**
 * Returns one section for each product in one language: its pages with their demos, and its search
 * records. Standalone demo pages aren't included, so they're only cached when they're visited.
 */
export async function createSections(
  tree: BuildTree,
  info: OfflineBuildInfo,
): Promise<SectionWithFiles[]> {
  const { ofPage } = createPageFiles(tree, info);
  const isInLanguage = (file: string): boolean => parsePath(file).language === info.locale;
  const pages = tree.files.filter((file) => file.endsWith('.html') && isInLanguage(file));
  return Promise.all(
    PRODUCTS.map(async ({ id }) => {
      const sectionPages = pages.filter((file) => isPageOf(id, pathnameOf(file)));
      const urls = new Set(sectionPages.flatMap((file) => [...ofPage(file)]));
      for (const file of listRecords(tree, info, id)) urls.add(file);
      const sorted = [...urls].sort();
      const downloads = await Promise.all(sorted.map((url) => tree.downloadBytes(url)));
      const files = sorted.map((url): SectionFile => [toUrl(url), tree.bytes(url)]);
      const version = hashOf(sorted.map((url) => `${url} ${tree.hash(url)}`).join('\n'));
      return {
        files,
        section: {
          id,
          locale: info.locale,
          version,
          pages: sectionPages.length,
          files: files.length,
          bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
          downloadBytes: downloads.reduce((sum, bytes) => sum + bytes, 0),
          list: `/assets/offline/${info.locale}-${id}.${version}.json`,
        },
      };
    }),
  );
}

/** Returns the URL under which a file is cached. For pages, it's the pathname that readers use. */
function toUrl(file: string): string {
  return file.endsWith('.html') ? pathnameOf(file) : file;
}

import { parsePath } from '../../../foundation/site/model/paths';
import { PRODUCTS, getProduct } from '../../../foundation/site/model/products';
import { isHashedPath } from '../model/planRequest';
import type { OfflineSection, SectionFile } from '../model/sections';
import { hashOf } from './buildTree';
import type { BuildTree } from './buildTree';
import type { OfflineFacts } from './offlineFacts';
import { addressOf, createPageFiles } from './pageFiles';

/** The files with the search's records of a product. */
function listRecords(tree: BuildTree, { baseUrl }: OfflineFacts, id: string): string[] {
  const start = `${baseUrl}assets/search/${id}.`;
  return tree.files.filter((file) => file.startsWith(start));
}

/** The files of each page that has any beside those of its HTML, by the page's address. */
export function createPageLists(tree: BuildTree, facts: OfflineFacts): Map<string, string[]> {
  const { ofPage } = createPageFiles(tree, facts);
  const records = new Map<string, string[]>(
    PRODUCTS.map(({ id }) => [id, listRecords(tree, facts, id)]),
  );
  const lists = new Map<string, string[]>();
  for (const address of Object.keys(facts.pages)) {
    const { productId } = getProduct(address);
    const file = [`${address}.html`, `${address}/index.html`].find((name) => tree.has(name));
    if (productId === 'null' || file === undefined) continue;
    const urls = [...ofPage(file), ...(records.get(productId) ?? [])].filter((url) =>
      isHashedPath(url),
    );
    lists.set(address, [...new Set(urls)].sort());
  }
  return lists;
}

/** A section with its files. */
export interface MadeSection {
  readonly section: OfflineSection;
  readonly files: readonly SectionFile[];
}

/** The pages of a product; what all products of MUI X share belongs to each of them. */
function isPageOf(id: string, address: string): boolean {
  const { productId } = getProduct(address);
  return productId === id || (productId === 'x' && id.startsWith('x-'));
}

/**
 * Every product in the language of some facts: its pages with the demos in them, its part of the
 * search. A demo's standalone address is kept only when it was visited.
 */
export async function createSections(tree: BuildTree, facts: OfflineFacts): Promise<MadeSection[]> {
  const { ofPage } = createPageFiles(tree, facts);
  const isOwn = (file: string): boolean => parsePath(file).language === facts.locale;
  const pages = tree.files.filter((file) => file.endsWith('.html') && isOwn(file));
  return Promise.all(
    PRODUCTS.map(async ({ id }) => {
      const own = pages.filter((file) => isPageOf(id, addressOf(file)));
      const urls = new Set(own.flatMap((file) => [...ofPage(file)]));
      for (const file of listRecords(tree, facts, id)) urls.add(file);
      const sorted = [...urls].sort();
      const downloads = await Promise.all(sorted.map((url) => tree.downloadBytes(url)));
      const files = sorted.map((url): SectionFile => [toUrl(url), tree.bytes(url)]);
      const version = hashOf(sorted.map((url) => `${url} ${tree.hash(url)}`).join('\n'));
      return {
        files,
        section: {
          id,
          locale: facts.locale,
          version,
          pages: own.length,
          files: files.length,
          bytes: files.reduce((sum, [, bytes]) => sum + bytes, 0),
          downloadBytes: downloads.reduce((sum, bytes) => sum + bytes, 0),
          list: `/assets/offline/${facts.locale}-${id}.${version}.json`,
        },
      };
    }),
  );
}

/** Pages are kept under the address that readers use. */
function toUrl(file: string): string {
  return file.endsWith('.html') ? addressOf(file) : file;
}

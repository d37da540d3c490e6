import { existsSync } from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from './readFrontMatter';
import { getProduct } from '../../../foundation/site/model/products';
import type { PageEntry } from '../../../shell/navigation/model/pageEntry';
import { listPages } from '../../../shell/navigation/node/listPages';

/** Pages that only show how the site works. */
const EXPERIMENTS = '/experiments/';

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

async function readEntry(
  docsFolder: string,
  pathname: string,
  id: string,
): Promise<PageEntry | undefined> {
  const file = path.join(docsFolder, id);
  const filePath = existsSync(`${file}.mdx`) ? `${file}.mdx` : `${file}.md`;
  const { frontMatter } = readFrontMatter(filePath);
  if (frontMatter['unlisted'] === true || frontMatter['draft'] === true) {
    return undefined;
  }
  return {
    pathname,
    title: asText(frontMatter['title']) || pathname,
    description: asText(frontMatter['description']),
    product: getProduct(pathname).productId,
  };
}

/** Every page of `docs/` that readers may find, sorted by pathname. Experiments are left out. */
export async function readPageIndex(docsFolder: string): Promise<PageEntry[]> {
  const listed = [...listPages(docsFolder)].filter(
    ([pathname]) => !`${pathname}/`.startsWith(EXPERIMENTS),
  );
  const entries = await Promise.all(
    listed.map(([pathname, id]) => readEntry(docsFolder, pathname, id)),
  );
  return entries.filter((entry) => entry !== undefined);
}

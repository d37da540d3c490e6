import path from 'node:path';
import { readFrontMatter } from '../../../writing/content/node/readFrontMatter';
import { listFiles, toPathname } from '../../../writing/content/node/readPages';
import { SITE_TITLE, TAGLINE } from '../../../foundation/site/node/siteSettings';
import { PRODUCTS, getProduct } from '../../../foundation/site/model/products';
import { toImagePath } from '../model/imagePath';
import type { PageImage } from './socialImages';

function describeProduct(pathname: string): string {
  const { productId } = getProduct(pathname);
  const product = PRODUCTS.find(({ id }) => id === productId || productId.startsWith(`${id}-`));
  return product === undefined ? SITE_TITLE : `${product.name} ${product.version}`;
}

/** Returns the social preview images of the site itself and of every documentation page. */
export async function listImages(siteDir: string): Promise<PageImage[]> {
  const docs = path.join(siteDir, 'docs');
  const own: PageImage[] = [];
  for (const file of listFiles(docs, '.mdx')) {
    const { frontMatter } = readFrontMatter(file);
    const pathname = toPathname(docs, file);
    if (pathname === undefined || frontMatter['draft'] === true) continue;
    const [title, description] = [String(frontMatter['title']), String(frontMatter['description'])];
    const text = { label: describeProduct(pathname), title, description };
    own.push({ path: toImagePath(pathname), text });
  }
  const site = { label: 'Documentation', title: SITE_TITLE, description: TAGLINE };
  return [{ path: toImagePath('/'), text: site }, ...own];
}

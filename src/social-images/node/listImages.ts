import { readPages } from '../../content/node/readPages';
import { SITE_TITLE, TAGLINE } from '../../site/config/site';
import { PRODUCTS, getProduct } from '../../site/model/products';
import { toImagePath } from '../model/imageAddress';
import type { PageImage } from './makeImages';

function describeProduct(pathname: string): string {
  const { productId } = getProduct(pathname);
  const product = PRODUCTS.find(({ id }) => id === productId || productId.startsWith(`${id}-`));
  return product === undefined ? SITE_TITLE : `${product.name} ${product.version}`;
}

/** The pictures of the site itself and of every documentation page. */
export async function listImages(siteDir: string): Promise<PageImage[]> {
  const { pages } = await readPages(siteDir);
  const own = pages.flatMap(({ pathname, frontMatter }): PageImage[] => {
    if (pathname === undefined || frontMatter['draft'] === true) return [];
    const [title, description] = [String(frontMatter['title']), String(frontMatter['description'])];
    return [
      {
        path: toImagePath(pathname),
        text: { label: describeProduct(pathname), title, description },
      },
    ];
  });
  const site = { label: 'Documentation', title: SITE_TITLE, description: TAGLINE };
  return [{ path: toImagePath('/'), text: site }, ...own];
}

import { translate } from '@docusaurus/Translate';
import { PRODUCTS } from '../../../foundation/site/model/products';

/** Folders of `docs/` whose product has another id, or several. */
const FAMILIES: Readonly<Record<string, string>> = { x: 'MUI X', toolpad: 'Toolpad Core' };

/** The name of a part of the documentation as readers know it; ids without a name stay as they are. */
export function partName(id: string): string {
  if (id === 'interface') {
    return translate({ id: 'site.translations.interface', message: 'Interface' });
  }
  if (id === 'blog') return translate({ id: 'site.translations.blog', message: 'Blog' });
  return FAMILIES[id] ?? PRODUCTS.find((product) => product.id === id)?.name ?? id;
}

import { translate } from '@docusaurus/Translate';
import { PRODUCTS } from '../../../foundation/site/model/products';

/** The names of folders in `docs/` that differ from their product's ID or contain several products. */
const FOLDER_NAMES: Readonly<Record<string, string>> = { x: 'MUI X', toolpad: 'Toolpad Core' };

/** Returns the display name of a section of the documentation, or the ID if it has none. */
export function getSectionName(id: string): string {
  if (id === 'interface') {
    return translate({ id: 'site.translations.interface', message: 'Interface' });
  }
  if (id === 'blog') return translate({ id: 'site.translations.blog', message: 'Blog' });
  return FOLDER_NAMES[id] ?? PRODUCTS.find((product) => product.id === id)?.name ?? id;
}

import { translate } from '@docusaurus/Translate';
import { PRODUCTS } from '../../../foundation/site/model/products';
import type { SearchRecord } from '../model/types';
import type { OptionGroup } from './searchOptions';

const GROUP_LABELS: Readonly<Record<OptionGroup['key'], () => string>> = {
  page: () => translate({ id: 'site.search.pages', message: 'Pages' }),
  heading: () => translate({ id: 'site.search.headings', message: 'Sections' }),
  prop: () => translate({ id: 'site.search.props', message: 'Props' }),
  slot: () => translate({ id: 'site.search.slots', message: 'Slots' }),
  class: () => translate({ id: 'site.search.classes', message: 'CSS classes' }),
  hook: () => translate({ id: 'site.search.hooks', message: 'Hooks' }),
  renamed: () => translate({ id: 'site.search.renamed', message: 'Names from earlier versions' }),
  post: () => translate({ id: 'site.search.posts', message: 'Blog' }),
  icon: () =>
    translate({ id: 'site.search.icons', message: 'Icons: press Enter to copy the import' }),
  color: () => translate({ id: 'site.search.colors', message: 'Colors' }),
  recent: () => translate({ id: 'site.search.recent', message: 'Recent searches' }),
  suggestion: () => translate({ id: 'site.search.suggestions', message: 'Did you mean' }),
};

export const getGroupLabel = (key: OptionGroup['key']): string => GROUP_LABELS[key]();

const COLOR_SOURCE_LABELS: Readonly<Record<string, () => string>> = {
  'default-light': () =>
    translate({ id: 'site.search.defaultLight', message: 'Default theme, light' }),
  'default-dark': () =>
    translate({ id: 'site.search.defaultDark', message: 'Default theme, dark' }),
  'site-light': () =>
    translate({ id: 'site.search.siteLight', message: 'This site’s theme, light' }),
  'site-dark': () => translate({ id: 'site.search.siteDark', message: 'This site’s theme, dark' }),
  hues: () => '@mui/material/colors',
};

/** Returns the label of what a record belongs to. */
export function getContextLabel({ kind, context = '' }: SearchRecord): string {
  return kind === 'color' ? (COLOR_SOURCE_LABELS[context]?.() ?? context) : context;
}

/** Returns the product's name of a record, or an empty string for icons and colors. */
export function getProductLabel({ product, kind }: SearchRecord): string {
  if (kind === 'icon' || kind === 'color') return '';
  return PRODUCTS.find(({ id }) => id === product)?.name ?? '';
}

/** A page, as far as assigning components needs it. */
interface ComponentPage {
  readonly title: string;
  /** The English title of a translated page. */
  readonly originalTitle?: string;
  readonly product: string;
  readonly components?: readonly string[];
}

const toKey = (text: string): string => text.replaceAll(' ', '').toLowerCase();
/** `DataGridPro` and `DataGridPremium` are documented on the same page as `DataGrid`. */
const toBaseKey = (component: string): string =>
  component.replace(/(?:Pro|Premium)$/u, '').toLowerCase();

/**
 * Removes a component from all pages but the one that's titled like it, because readers who search for
 * `DataGrid` want its overview and not one of the thirty pages about its features. Components without
 * such a page stay on all pages that list them.
 */
export function assignComponents<Page extends ComponentPage>(pages: readonly Page[]): Page[] {
  const keyOf = ({ product, title, originalTitle = title }: Page): string =>
    `${product} ${toKey(originalTitle)}`;
  const homes = new Set(pages.map(keyOf));
  return pages.map((page) => {
    const { product, components = [] } = page;
    const own = components.filter((component) => {
      const home = `${product} ${toBaseKey(component)}`;
      return !homes.has(home) || keyOf(page) === home;
    });
    return own.length === components.length ? page : { ...page, components: own };
  });
}

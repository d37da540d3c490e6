/** A page as far as it matters whose component something is. */
interface ComponentPage {
  readonly title: string;
  /** The English title of a translated page. */
  readonly originalTitle?: string;
  readonly product: string;
  readonly components?: readonly string[];
}

const squeeze = (text: string): string => text.replaceAll(' ', '').toLowerCase();
/** `DataGridPro` and `DataGridPremium` are documented where `DataGrid` is. */
const toFamily = (component: string): string =>
  component.replace(/(?:Pro|Premium)$/u, '').toLowerCase();

/**
 * Leaves a component to the page that has its name as title: who looks for `DataGrid` wants its
 * overview, not one of the thirty pages about its parts. Other components stay where they are named.
 */
export function assignComponents<Page extends ComponentPage>(pages: readonly Page[]): Page[] {
  const keyOf = ({ product, title, originalTitle = title }: Page): string =>
    `${product} ${squeeze(originalTitle)}`;
  const homes = new Set(pages.map(keyOf));
  return pages.map((page) => {
    const { product, components = [] } = page;
    const own = components.filter((component) => {
      const home = `${product} ${toFamily(component)}`;
      return !homes.has(home) || keyOf(page) === home;
    });
    return own.length === components.length ? page : { ...page, components: own };
  });
}

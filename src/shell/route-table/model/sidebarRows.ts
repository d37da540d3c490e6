/**
 * Sidebars as rows: a page loads its product's whole sidebar, in which half of the text can be told
 * from the rest (an item's key, path and document from its address).
 */

/** An item of Docusaurus' sidebar; other properties pass through. */
export interface SidebarNode {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly key?: string;
  readonly items?: readonly SidebarNode[];
  readonly customProps?: Readonly<Record<string, unknown>>;
  readonly [property: string]: unknown;
}

type Facts = Readonly<Record<string, unknown>>;

/**
 * A link is `[label, address below the base, rest]`, a category `[label, key, rows, rest]`; what is
 * neither stays as it is. Of the rest `null` stands for a property that the item does not have.
 */
export type SidebarRow = LinkRow | CategoryRow | SidebarNode;

type LinkRow = readonly [label: string, address: string, rest?: Facts];
type CategoryRow = readonly [label: string, key: string, rows: readonly SidebarRow[], rest?: Facts];

/** What the address of a page tells; `a/` is the page of the folder `a`. */
function tellLink(label: string, address: string, base: string): SidebarNode {
  const pathname = `/${address.replace(/\/$/, '')}`;
  return {
    type: 'link',
    label,
    href: base + address,
    key: pathname,
    customProps: { pathname },
    docId: address.endsWith('/') ? `${address}index` : address,
    unlisted: false,
  };
}

const tellCategory = (label: string, key: string): SidebarNode => ({
  type: 'category',
  label,
  key,
  collapsible: true,
  collapsed: true,
  customProps: { pathname: key },
});

/** What is told wrong or not at all; nothing when all is told. */
function findRest(item: Facts, told: Facts): Facts | undefined {
  const { customProps, ...own } = item;
  const rest: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(told), ...Object.keys(own)])) {
    if (name !== 'customProps' && own[name] !== told[name]) rest[name] = own[name] ?? null;
  }
  const { pathname, ...custom } = customProps as Record<string, unknown>;
  if (pathname !== (told['customProps'] as Facts)['pathname']) custom['pathname'] = pathname;
  if (Object.keys(custom).length > 0) rest['customProps'] = custom;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

function addRest(told: SidebarNode, rest: Facts = {}): SidebarNode {
  const customProps = { ...told.customProps, ...(rest['customProps'] as Facts | undefined) };
  return Object.fromEntries(
    Object.entries({ ...told, ...rest, customProps }).filter(([, value]) => value !== null),
  ) as SidebarNode;
}

/** @param base first part of every address, with a slash at its end */
export function encodeSidebar(items: readonly SidebarNode[], base: string): SidebarRow[] {
  return items.map((item): SidebarRow => {
    const { type, label, href, key } = item;
    if (item.customProps?.['pathname'] === undefined || label === undefined) return item;
    if (type === 'link' && href?.startsWith(base) === true) {
      const address = href.slice(base.length);
      const rest = findRest(item, tellLink(label, address, base));
      return rest === undefined ? [label, address] : [label, address, rest];
    }
    if (type === 'category' && key !== undefined && item.items !== undefined) {
      const { items: inner, ...category } = item;
      const rest = findRest(category, tellCategory(label, key));
      const rows = encodeSidebar(inner, base);
      return rest === undefined ? [label, key, rows] : [label, key, rows, rest];
    }
    return item;
  });
}

/** The items again. */
export function decodeSidebar(rows: readonly SidebarRow[], base: string): SidebarNode[] {
  return rows.map((row) => {
    if (!Array.isArray(row)) return row as SidebarNode;
    if (!Array.isArray(row[2])) {
      const [label, address, rest] = row as unknown as LinkRow;
      return addRest(tellLink(label, address, base), rest);
    }
    const [label, key, inner, rest] = row as unknown as CategoryRow;
    return { ...addRest(tellCategory(label, key), rest), items: decodeSidebar(inner, base) };
  });
}

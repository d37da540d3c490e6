/**
 * Sidebars as rows: a page loads its product's whole sidebar, in which half of the text can be told
 * from the rest (an item's key and path from its address, the ids that only tables of pages use).
 */

/** An item of Docusaurus' sidebar; other properties pass through. */
export interface SidebarItem {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly key?: string;
  readonly items?: readonly SidebarItem[];
  readonly customProps?: Readonly<Record<string, unknown>>;
  readonly [property: string]: unknown;
}

type Extra = Readonly<Record<string, unknown>>;

/**
 * A link is `[label, address below the base, rest]`, a category `[label, key, rows, rest]`; what is
 * neither stays as it is.
 */
export type SidebarRow =
  | readonly [label: string, address: string, rest?: Extra]
  | readonly [label: string, key: string, rows: readonly SidebarRow[], rest?: Extra]
  | SidebarItem;

/** For Docusaurus' lists of pages, which no page of ours has. */
const UNUSED = 'docId';
const ALWAYS: Extra = { collapsible: true, collapsed: true };

const toKey = (address: string): string => `/${address.replace(/\/$/, '')}`;

/** What cannot be told from label, address and key; nothing when that is all. */
function listRest(item: SidebarItem, told: Extra): Extra | undefined {
  const { customProps = {}, ...others } = item;
  const rest: Record<string, unknown> = Object.fromEntries(
    Object.entries(others).filter(([name, value]) => name !== UNUSED && told[name] !== value),
  );
  const { pathname, ...more } = customProps;
  const custom = pathname === told['key'] ? more : customProps;
  if (Object.keys(custom).length > 0) rest['customProps'] = custom;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** @param base first part of every address, with a slash at its end */
export function encodeSidebar(items: readonly SidebarItem[], base: string): SidebarRow[] {
  return items.map((item): SidebarRow => {
    const { type, label, href, key } = item;
    if (item.customProps?.['pathname'] === undefined) return item;
    if (type === 'link' && label !== undefined && href?.startsWith(base) === true) {
      const address = href.slice(base.length);
      const rest = listRest(item, { type, label, href, key: toKey(address), unlisted: false });
      return rest === undefined ? [label, address] : [label, address, rest];
    }
    if (type === 'category' && label !== undefined && key !== undefined && item.items) {
      const { items: inner, ...category } = item;
      const rest = listRest(category as SidebarItem, { type, label, key, ...ALWAYS });
      const rows = encodeSidebar(inner, base);
      return rest === undefined ? [label, key, rows] : [label, key, rows, rest];
    }
    return item;
  });
}

const isLink = (
  row: SidebarRow & readonly unknown[],
): row is readonly [label: string, address: string, rest?: Extra] => !Array.isArray(row[2]);

function withRest(item: SidebarItem, rest: Extra = {}): SidebarItem {
  const pathname = item.key;
  return { ...item, ...rest, customProps: { pathname, ...(rest['customProps'] as Extra) } };
}

/** The items again, without what Docusaurus has for lists of pages. */
export function decodeSidebar(rows: readonly SidebarRow[], base: string): SidebarItem[] {
  return rows.map((row) => {
    if (!Array.isArray(row)) return row as SidebarItem;
    const list = row as SidebarRow & readonly unknown[];
    if (isLink(list)) {
      const [label, address, rest] = list;
      return withRest({ type: 'link', label, href: base + address, key: toKey(address) }, rest);
    }
    const [label, key, inner, rest] = list as [string, string, SidebarRow[], Extra?];
    const items = decodeSidebar(inner, base);
    return withRest({ type: 'category', label, key, ...ALWAYS, items }, rest);
  });
}

/**
 * Encodes sidebars as compact rows. A page loads the whole sidebar of its product, and half of its text
 * can be derived from the rest: an item's key, pathname, and document from its URL.
 */

/** An item of a Docusaurus sidebar. Other properties are kept. */
export interface SidebarNode {
  readonly type: string;
  readonly label?: string;
  readonly href?: string;
  readonly key?: string;
  readonly items?: readonly SidebarNode[];
  readonly customProps?: Readonly<Record<string, unknown>>;
  readonly [property: string]: unknown;
}

type Properties = Readonly<Record<string, unknown>>;

/**
 * A link is `[label, URL without the base, overrides]`, and a category `[label, key, rows, overrides]`.
 * Other items are unchanged. Overrides are the properties that can't be derived, or `null` for derived
 * properties that the item doesn't have.
 */
export type SidebarRow = LinkRow | CategoryRow | SidebarNode;

type LinkRow = readonly [label: string, address: string, overrides?: Properties];
type CategoryRow = readonly [
  label: string,
  key: string,
  rows: readonly SidebarRow[],
  overrides?: Properties,
];

/** Returns the link that's derived from a URL. `a/` is the index page of the folder `a`. */
function deriveLink(label: string, address: string, base: string): SidebarNode {
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

const deriveCategory = (label: string, key: string): SidebarNode => ({
  type: 'category',
  label,
  key,
  collapsible: true,
  collapsed: true,
  customProps: { pathname: key },
});

/** Returns the properties in which an item differs from the derived one, or `undefined` if none do. */
function findOverrides(item: Properties, derived: Properties): Properties | undefined {
  const { customProps, ...properties } = item;
  const overrides: Record<string, unknown> = {};
  for (const name of new Set([...Object.keys(derived), ...Object.keys(properties)])) {
    if (name !== 'customProps' && properties[name] !== derived[name])
      overrides[name] = properties[name] ?? null;
  }
  const { pathname, ...custom } = customProps as Record<string, unknown>;
  if (pathname !== (derived['customProps'] as Properties)['pathname'])
    custom['pathname'] = pathname;
  if (Object.keys(custom).length > 0) overrides['customProps'] = custom;
  return Object.keys(overrides).length > 0 ? overrides : undefined;
}

function applyOverrides(derived: SidebarNode, overrides: Properties = {}): SidebarNode {
  const customProps = {
    ...derived.customProps,
    ...(overrides['customProps'] as Properties | undefined),
  };
  return Object.fromEntries(
    Object.entries({ ...derived, ...overrides, customProps }).filter(([, value]) => value !== null),
  ) as SidebarNode;
}

/**
 * Returns a sidebar as rows, which can be written as JSON.
 *
 * @param base the site's base URL, with a trailing slash
 */
export function encodeSidebar(items: readonly SidebarNode[], base: string): SidebarRow[] {
  return items.map((item): SidebarRow => {
    const { type, label, href, key } = item;
    if (item.customProps?.['pathname'] === undefined || label === undefined) return item;
    if (type === 'link' && href?.startsWith(base) === true) {
      const address = href.slice(base.length);
      const overrides = findOverrides(item, deriveLink(label, address, base));
      return overrides === undefined ? [label, address] : [label, address, overrides];
    }
    if (type === 'category' && key !== undefined && item.items !== undefined) {
      const { items: inner, ...category } = item;
      const overrides = findOverrides(category, deriveCategory(label, key));
      const rows = encodeSidebar(inner, base);
      return overrides === undefined ? [label, key, rows] : [label, key, rows, overrides];
    }
    return item;
  });
}

/** Returns the sidebar of rows that `encodeSidebar` returned for the same base URL. */
export function decodeSidebar(rows: readonly SidebarRow[], base: string): SidebarNode[] {
  return rows.map((row) => {
    if (!Array.isArray(row)) return row as SidebarNode;
    if (!Array.isArray(row[2])) {
      const [label, address, overrides] = row as unknown as LinkRow;
      return applyOverrides(deriveLink(label, address, base), overrides);
    }
    const [label, key, inner, overrides] = row as unknown as CategoryRow;
    const category = applyOverrides(deriveCategory(label, key), overrides);
    return { ...category, items: decodeSidebar(inner, base) };
  });
}

import { listTags } from '../../../foundation/site/node/listTags';

/** The link targets on a page, and the targets of its links. */
export interface References {
  readonly ids: ReadonlySet<string>;
  /** Addresses on this site, relative to its root, with their hash. */
  readonly targets: ReadonlySet<string>;
}

function toTarget(value: string, pathname: string): string | undefined {
  if (value === '' || value === '#') return undefined;
  if (value.startsWith('#')) return `${pathname}${value}`;
  const base = `http://site${pathname}`;
  if (!URL.canParse(value, base)) return value;
  const url = new URL(value, base);
  return url.host === 'site' ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

/** Returns the ids in a page's HTML, and the addresses on this site that it links to or loads. */
export function findReferences(html: string, pathname: string): References {
  const ids = new Set<string>();
  const targets = new Set<string>();
  for (const { name, value } of listTags(html).flatMap(({ attrs }) => attrs)) {
    if (name === 'id') ids.add(value);
    if (name !== 'href' && name !== 'src') continue;
    const target = toTarget(value, pathname);
    if (target !== undefined) targets.add(target);
  }
  return { ids, targets };
}

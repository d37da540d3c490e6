import { listTags } from '../../../foundation/site/node/listTags';

/** What a page can be linked at, and where it leads. */
export interface References {
  readonly ids: ReadonlySet<string>;
  /** Addresses on this site, from its root, with their hash. */
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

/** Ids and addresses of a page's HTML. */
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

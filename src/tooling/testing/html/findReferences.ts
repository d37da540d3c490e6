/** What a page can be linked at, and where it leads. */
export interface References {
  readonly ids: ReadonlySet<string>;
  /** Addresses on this site, from its root, with their hash. */
  readonly targets: ReadonlySet<string>;
}

const SKIPPED = /<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g;
const TAG = /<[a-z][^\s/>]*((?:\s+[^\s=>]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*))?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s=>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*))/g;

const decode = (text: string): string =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

function toTarget(value: string, pathname: string): string | undefined {
  if (value === '' || value === '#') return undefined;
  if (value.startsWith('#')) return `${pathname}${value}`;
  const base = `http://site${pathname}`;
  if (!URL.canParse(value, base)) return value;
  const url = new URL(value, base);
  return url.host === 'site' ? `${url.pathname}${url.search}${url.hash}` : undefined;
}

/**
 * Ids and addresses of a page's HTML, by a scan of its tags: hundreds of pages are read in a
 * second or two. The contents of scripts and styles are no tags.
 */
export function findReferences(html: string, pathname: string): References {
  const ids = new Set<string>();
  const targets = new Set<string>();
  const text = html.replace(
    SKIPPED,
    (_, name: string, attributes: string) => `<${name}${attributes}>`,
  );
  for (const [, attributes = ''] of text.matchAll(TAG)) {
    for (const [, name = '', double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
      const value = decode(double ?? single ?? bare ?? '');
      if (name === 'id') ids.add(value);
      else if (name === 'href' || name === 'src') {
        const target = toTarget(value, pathname);
        if (target !== undefined) targets.add(target);
      }
    }
  }
  return { ids, targets };
}

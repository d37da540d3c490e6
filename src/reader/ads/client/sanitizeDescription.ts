import type { Config } from 'dompurify';
import { clipNodes } from '../model/adText';
import { ALLOWED_TAGS } from '../model/types';
import type { AdNode } from '../model/types';

const CONFIG: Config = {
  ALLOWED_TAGS: [...ALLOWED_TAGS],
  ALLOWED_ATTR: [],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** Maximum nesting of tags. Thousands of levels would overflow the stack. */
const MAX_DEPTH = 8;

/** A second line of defense after the sanitizer: keeps only text and the allowed tags, and no attributes. */
function toNodes(parent: Node | null, depth = 0): AdNode[] {
  return [...(parent?.childNodes ?? [])].flatMap<AdNode>((child) => {
    const text = (child.textContent ?? '').replace(/\s+/g, ' ');
    if (child.nodeType === Node.TEXT_NODE) return [text];
    const tag = ALLOWED_TAGS.find((allowed) => allowed === child.nodeName.toLowerCase());
    if (tag === undefined) return [];
    return depth < MAX_DEPTH ? [{ tag, children: toNodes(child, depth + 1) }] : [text];
  });
}

/**
 * Converts the HTML of a third party's ad to text and five harmless tags. The sanitizer is loaded
 * only if there's markup. Rejects if it can't be loaded.
 */
export async function sanitizeDescription(html: string): Promise<AdNode[]> {
  if (!/[<&]/.test(html)) return clipNodes([html.replace(/\s+/g, ' ').trim()]);
  const { default: purify } = await import('dompurify');
  // It's null for a lone `<frameset>`, although the types don't say so.
  const fragment: DocumentFragment | null = purify.sanitize(html, {
    ...CONFIG,
    RETURN_DOM_FRAGMENT: true,
  });
  return clipNodes(toNodes(fragment));
}

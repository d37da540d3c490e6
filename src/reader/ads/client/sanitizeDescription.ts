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

/** Tags in tags, at most: thousands would overflow the stack. */
const MAX_DEPTH = 8;

/** A second net below the sanitiser: what is not text or one of the tags does not get through, and no attribute can. */
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
 * Reads the HTML of a third party's ad into text and five harmless tags. The sanitiser is fetched
 * only when there is markup. Rejects when it cannot be fetched.
 */
export async function sanitizeDescription(html: string): Promise<AdNode[]> {
  if (!/[<&]/.test(html)) return clipNodes([html.replace(/\s+/g, ' ').trim()]);
  const { default: purify } = await import('dompurify');
  // Null for a standalone <frameset>, which the types do not say.
  const fragment: DocumentFragment | null = purify.sanitize(html, {
    ...CONFIG,
    RETURN_DOM_FRAGMENT: true,
  });
  return clipNodes(toNodes(fragment));
}

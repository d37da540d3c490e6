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

/** A second net below the sanitiser: what is not text or one of the tags does not get through, and no attribute can. */
function toNodes(parent: Node): AdNode[] {
  return [...parent.childNodes].flatMap<AdNode>((child) => {
    if (child.nodeType === Node.TEXT_NODE) return [(child.textContent ?? '').replace(/\s+/g, ' ')];
    const tag = ALLOWED_TAGS.find((allowed) => allowed === child.nodeName.toLowerCase());
    return tag === undefined ? [] : [{ tag, children: toNodes(child) }];
  });
}

/**
 * Reads the HTML of a third party's ad into text and five harmless tags. The sanitiser is fetched
 * only when there is markup. Rejects when it cannot be fetched.
 */
export async function sanitizeDescription(html: string): Promise<AdNode[]> {
  if (!/[<&]/.test(html)) return clipNodes([html.replace(/\s+/g, ' ').trim()]);
  const { default: purify } = await import('dompurify');
  const fragment = purify.sanitize(html, { ...CONFIG, RETURN_DOM_FRAGMENT: true });
  return clipNodes(toNodes(fragment));
}

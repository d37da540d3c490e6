import { createHash } from 'node:crypto';
import { getAttribute, listTags } from '../../../foundation/site/node/listTags';
import type { HtmlTag } from '../../../foundation/site/node/listTags';

/** An executable inline script of a page. */
interface InlineScript {
  /** `sha256-…` in base64, as a Content-Security-Policy names it. */
  readonly hash: string;
  readonly code: string;
}

/** The parts of a page that its Content-Security-Policy depends on. */
export interface CspInfo {
  /** The inline scripts that a browser would run. */
  readonly scripts: readonly InlineScript[];
  /** The policy in the document's own `<meta>`, as in documents that run untrusted code. */
  readonly policy: string | undefined;
  /** Whether an element has an event-handler attribute. A policy blocks those like inline scripts. */
  readonly hasHandler: boolean;
}

/** Data blocks aren't executed, so a policy doesn't need their hash. */
const DATA_BLOCK = /^(?:application|text)\/(?:ld\+json|json|importmap)/i;

function isInlineScript(tag: HtmlTag): boolean {
  if (tag.name !== 'script' || tag.text === '') return false;
  const type = getAttribute(tag, 'type') ?? '';
  return getAttribute(tag, 'src') === undefined && !DATA_BLOCK.test(type.trim());
}

function isPolicy(tag: HtmlTag): boolean {
  const name = getAttribute(tag, 'http-equiv');
  return tag.name === 'meta' && name?.toLowerCase() === 'content-security-policy';
}

/** Reads the parts of a page's HTML that its Content-Security-Policy depends on. */
export function readCspInfo(html: string): CspInfo {
  const tags = listTags(html);
  const meta = tags.find(isPolicy);
  return {
    scripts: tags.filter(isInlineScript).map(({ text }) => ({
      hash: `sha256-${createHash('sha256').update(text).digest('base64')}`,
      code: text,
    })),
    policy: meta && getAttribute(meta, 'content'),
    hasHandler: tags.some(({ attrs }) =>
      attrs.some(({ name, value }) => /^on[a-z]+$/.test(name) && value !== ''),
    ),
  };
}

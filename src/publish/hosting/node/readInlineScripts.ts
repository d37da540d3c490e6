import { createHash } from 'node:crypto';

/** An executable inline script of a page. */
export interface InlineScript {
  /** `sha256-…` in base64, as a Content-Security-Policy names it. */
  readonly hash: string;
  readonly code: string;
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
/** Data blocks are not run, and a policy does not ask for their hash. */
const DATA_BLOCK = /\btype=["']?(?:application|text)\/(?:ld\+json|json|importmap)/i;

/** The inline scripts of a page's HTML that a browser would run. */
export function readInlineScripts(html: string): InlineScript[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) => {
    if (/\bsrc=/i.test(attributes) || DATA_BLOCK.test(attributes) || code === '') return [];
    return [{ hash: `sha256-${createHash('sha256').update(code).digest('base64')}`, code }];
  });
}

const META_POLICY =
  /<meta\b[^>]*http-equiv=["']?Content-Security-Policy["']?[^>]*content="([^"]*)"/i;

/** The policy that a document brings along, as documents for others' code do. */
export function readMetaPolicy(html: string): string | undefined {
  return META_POLICY.exec(html)?.[1];
}

import { createHash } from 'node:crypto';

/**
 * Returns the Content-Security-Policy of the document that edited code runs in. It allows the document's
 * script by hash and `eval` for edited code, but no network, forms, or frames. Images of the site are
 * everything it can load. Hosts also send it, with `sandbox`, as a header for `/live/*`.
 */
export function createFramePolicy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64');
  return [
    "default-src 'none'",
    `script-src 'unsafe-eval' 'sha256-${hash}'`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data: blob:",
    'font-src data:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

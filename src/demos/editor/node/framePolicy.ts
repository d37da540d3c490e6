import { createHash } from 'node:crypto';

/**
 * The policy of the document that edited code runs in: no network, no forms, no frames; its
 * own script by hash, and `eval` for the reader's code. Images of the site are all it can load.
 * Hosts add it, with `sandbox`, as a header of `/live/*`.
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

/** @jest-environment node */
import { createHash } from 'node:crypto';
import { INLINE_SCRIPTS } from '../../publish/hosting/data/inlineScripts';
import { bundleInlineScript } from './bundleInlineScript';

// A build fails too, but only at its end.
test('the hash of the inline script is up to date', () => {
  const hash = `sha256-${createHash('sha256').update(bundleInlineScript()).digest('base64')}`;
  const pinned = INLINE_SCRIPTS.map((script) => script.hash);
  if (!pinned.includes(hash)) {
    throw new Error(
      `src/publish/hosting/data/inlineScripts.ts: the page’s inline script (src/plugins/classic-theme/inlineScript.ts) has changed, so the Content-Security-Policy would block it. If the change is intended, set its hash to '${hash}'.`,
    );
  }
});

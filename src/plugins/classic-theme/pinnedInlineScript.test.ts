/** @jest-environment node */
import { createHash } from 'node:crypto';
import { INLINE_SCRIPTS } from '../../publish/hosting/data/inlineScripts';
import { bundleInlineScript } from './bundleInlineScript';

test('the inline script is pinned, so that a build need not run to its end to find out', () => {
  const hash = `sha256-${createHash('sha256').update(bundleInlineScript()).digest('base64')}`;
  const pinned = INLINE_SCRIPTS.map((script) => script.hash);
  if (!pinned.includes(hash)) {
    throw new Error(
      `src/publish/hosting/data/inlineScripts.ts: the page’s inline script (src/plugins/classic-theme/inlineScript.ts) has changed, and the policy of the site would block it. If that is meant, write its new hash: '${hash}'.`,
    );
  }
});

import { readLiveOrigin } from '../demos/editor/model/liveOrigin';
import { SITE_URL } from '../foundation/site/node/siteSettings';

const origin = readLiveOrigin(process.env['LIVE_ORIGIN'], SITE_URL);

/**
 * The separate origin that serves the frame for edited code, and the origin whose pages may use it.
 * `undefined` when the site serves the frame itself. See deploy/README.md.
 */
export const liveHost =
  origin === undefined ? undefined : { origin, pageOrigin: new URL(SITE_URL).origin };

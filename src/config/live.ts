import { readLiveOrigin } from '../demos/editor/model/liveOrigin';
import { SITE_URL } from '../foundation/site/node/siteSettings';

const origin = readLiveOrigin(process.env['LIVE_ORIGIN'], SITE_URL);

/**
 * A second host for the document that edited code runs in, and the origin whose pages may use it;
 * `undefined` where the site serves the document itself. See deploy/README.md.
 */
export const liveHost =
  origin === undefined ? undefined : { origin, pageOrigin: new URL(SITE_URL).origin };

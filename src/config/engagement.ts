import type { EngagementOptions } from '../reader/engagement/model/options';
import { SITE_URL } from '../foundation/site/node/siteSettings';

const { hostname } = new URL(SITE_URL);

/** The environment's value, where empty text means off; else the production value. */
function setting(variable: string, production: string): string | null {
  const value = process.env[variable]?.trim() ?? production;
  return value === '' ? null : value;
}

/** Production addresses of ads, measuring and feedback, on hosts beside the site's own. */
export const engagement: EngagementOptions = {
  ads: {
    serviceUrl: setting('AD_SERVICE_URL', `https://ads.${hostname}/serve.json`),
    scriptUrl: setting('AD_SCRIPT_URL', `https://ads.${hostname}/sponsor.js`),
    scriptInFrame: true,
    sponsorSelector: '[data-sponsor]',
  },
  analytics: {
    tagUrl: setting('TAG_URL', `https://tags.${hostname}/tag.js`),
    measurementId: setting('TAG_ID', 'site'),
    consentRequired: process.env['CONSENT_REQUIRED'] !== 'false',
  },
  feedback: { url: setting('FEEDBACK_URL', `https://feedback.${hostname}/`) },
};

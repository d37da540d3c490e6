import type { EngagementOptions } from '../reader/engagement/model/options';
import { SITE_URL } from '../foundation/site/node/siteSettings';

const { hostname } = new URL(SITE_URL);

/** Returns an environment variable's value, or the production value. An empty string turns it off. */
function readSetting(variable: string, production: string): string | null {
  const value = process.env[variable]?.trim() ?? production;
  return value === '' ? null : value;
}

/** The URLs of ads, analytics, and feedback. In production, each service is on a subdomain of the site. */
export const engagement: EngagementOptions = {
  ads: {
    serviceUrl: readSetting('AD_SERVICE_URL', `https://ads.${hostname}/serve.json`),
    scriptUrl: readSetting('AD_SCRIPT_URL', `https://ads.${hostname}/sponsor.js`),
    scriptInFrame: true,
    sponsorSelector: '[data-sponsor]',
  },
  analytics: {
    tagUrl: readSetting('TAG_URL', `https://tags.${hostname}/tag.js`),
    measurementId: readSetting('TAG_ID', 'site'),
    consentRequired: process.env['CONSENT_REQUIRED'] !== 'false',
  },
  feedback: { url: readSetting('FEEDBACK_URL', `https://feedback.${hostname}/`) },
};

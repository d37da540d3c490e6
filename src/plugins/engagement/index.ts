import type { Plugin } from '@docusaurus/types';
import type { AdOptions } from '../../ads/model/options';

/** Production addresses; a preview sets its own, and an empty one turns that source off. */
const ads: AdOptions = {
  serviceUrl: (process.env['ADS_SERVICE_URL'] ?? 'https://ads.docs.example.org/serve.json') || null,
  scriptUrl: (process.env['ADS_SCRIPT_URL'] ?? 'https://ads.docs.example.org/sponsor.js') || null,
  scriptInFrame: true,
  sponsorSelector: '[data-sponsor]',
};

/** Gives the pages the addresses of what readers are shown and asked. */
export default function engagementPlugin(): Plugin {
  return {
    name: 'engagement',
    contentLoaded({ actions }) {
      actions.setGlobalData({ ads });
    },
  };
}

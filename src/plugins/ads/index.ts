import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { checkInHouseAdsFile, IN_HOUSE_ADS_FILE } from '../../ads/node/checkInHouseAds';

/** Stops a build in which an ad of our own is badly written. */
export default function adsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'site-ads',
    getPathsToWatch: () => [path.join(siteDir, IN_HOUSE_ADS_FILE)],
    loadContent() {
      const problems = checkInHouseAdsFile(siteDir);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}

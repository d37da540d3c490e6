import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { checkInHouseAds, IN_HOUSE_ADS_FILE } from '../../reader/ads/node/checkInHouseAds';
import { ENGAGEMENT_PLUGIN, type EngagementOptions } from '../../reader/engagement/model/options';
import { optionsSchema } from '../../reader/engagement/node/optionsSchema';

function validateOptions({
  validate,
  options,
}: OptionValidationContext<EngagementOptions, EngagementOptions>): EngagementOptions {
  return validate(optionsSchema, options);
}

/**
 * Adds ads, analytics, and feedback: their URLs, the client module for analytics, and the components
 * that pages render (`theme`). Without this plugin, a build contains none of them. An invalid in-house
 * ad fails the build.
 */
export default function engagementPlugin(
  { siteDir }: LoadContext,
  options: EngagementOptions,
): Plugin {
  return {
    name: ENGAGEMENT_PLUGIN,
    getPathsToWatch: () => [path.join(siteDir, IN_HOUSE_ADS_FILE)],
    loadContent() {
      const problems = checkInHouseAds(siteDir);
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
    contentLoaded({ actions: { setGlobalData } }) {
      const { ads, analytics, feedback } = options;
      setGlobalData({ ads, analytics, feedback } satisfies EngagementOptions);
    },
    getClientModules: () => [path.join(__dirname, '../../reader/analytics/client/clientModule.ts')],
    getThemePath: () => path.join(__dirname, 'theme'),
  };
}

engagementPlugin.validateOptions = validateOptions;

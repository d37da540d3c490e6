import path from 'node:path';
import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { ENGAGEMENT_PLUGIN, type EngagementOptions } from '../../engagement/model/options';
import { optionsSchema } from '../../engagement/node/optionsSchema';

export function validateOptions({
  validate,
  options,
}: OptionValidationContext<EngagementOptions, EngagementOptions>): EngagementOptions {
  return validate(optionsSchema, options);
}

/** Ads, measuring and feedback: gives every page their addresses. */
export default function engagementPlugin(_: LoadContext, options: EngagementOptions): Plugin {
  return {
    name: ENGAGEMENT_PLUGIN,
    contentLoaded({ actions: { setGlobalData } }) {
      const { ads, analytics, feedback } = options;
      setGlobalData({ ads, analytics, feedback } satisfies EngagementOptions);
    },
    getClientModules: () => [path.join(__dirname, '../../analytics/client/clientModule.ts')],
  };
}

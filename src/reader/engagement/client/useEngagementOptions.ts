import { usePluginData } from '@docusaurus/useGlobalData';
import { ENGAGEMENT_OFF, ENGAGEMENT_PLUGIN, type EngagementOptions } from '../model/options';

/** The plugin's options, for components; code outside React uses `readEngagementOptions`. */
export function useEngagementOptions(): EngagementOptions {
  return (usePluginData(ENGAGEMENT_PLUGIN) as EngagementOptions | undefined) ?? ENGAGEMENT_OFF;
}

import { usePluginData } from '@docusaurus/useGlobalData';
import { ENGAGEMENT_OFF, ENGAGEMENT_PLUGIN, type EngagementOptions } from '../model/options';

/** Returns the plugin's options. Code outside React uses `readEngagementOptions` instead. */
export function useEngagementOptions(): EngagementOptions {
  return (usePluginData(ENGAGEMENT_PLUGIN) as EngagementOptions | undefined) ?? ENGAGEMENT_OFF;
}

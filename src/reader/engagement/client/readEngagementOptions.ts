import globalData from '@generated/globalData';
import { ENGAGEMENT_OFF, ENGAGEMENT_PLUGIN, type EngagementOptions } from '../model/options';

/** Returns the plugin's options. For client modules, which run outside React and can't use hooks. */
export function readEngagementOptions(): EngagementOptions {
  const data = globalData[ENGAGEMENT_PLUGIN]?.['default'];
  return (data as EngagementOptions | undefined) ?? ENGAGEMENT_OFF;
}

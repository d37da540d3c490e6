import globalData from '@generated/globalData';
import { ENGAGEMENT_OFF, ENGAGEMENT_PLUGIN, type EngagementOptions } from '../model/options';

/** The plugin's options, for client modules, which run outside React. */
export function readEngagementOptions(): EngagementOptions {
  const data = globalData[ENGAGEMENT_PLUGIN]?.['default'];
  return (data as EngagementOptions | undefined) ?? ENGAGEMENT_OFF;
}

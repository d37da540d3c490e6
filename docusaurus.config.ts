import type { Config } from '@docusaurus/types';
import { loadSite } from './src/config/loadSite.cjs';

/** Returns the configuration in `src/config/site.ts`. */
export default async function createConfig(): Promise<Config> {
  const { config } = await loadSite();
  return config;
}

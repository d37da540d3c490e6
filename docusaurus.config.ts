import type { Config } from '@docusaurus/types';
import { loadBundled } from './src/config/loadBundled.cjs';

/** Returns the configuration in `src/config/site.ts`. */
export default async function createConfig(): Promise<Config> {
  const { config } = await loadBundled('site');
  return config;
}

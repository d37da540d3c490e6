import path from 'node:path';
import type { PluginConfig } from '@docusaurus/types';
import { engagement } from './engagement';
import { offline, serviceWorker } from './offline';

const SITE_DIR = path.resolve(__dirname, '../..');

/** The plugins of this site. Those of Docusaurus come before them, with the preset. */
export const plugins: PluginConfig[] = [
  path.join(SITE_DIR, 'src/plugins/route-table/index.ts'),
  path.join(SITE_DIR, 'src/plugins/demos/index.ts'),
  path.join(SITE_DIR, 'src/plugins/live-code/index.ts'),
  path.join(SITE_DIR, 'src/plugins/machine-readers/index.ts'),
  path.join(SITE_DIR, 'src/plugins/social-images/index.ts'),
  path.join(SITE_DIR, 'src/plugins/news/index.ts'),
  path.join(SITE_DIR, 'src/plugins/api-docs/index.ts'),
  path.join(SITE_DIR, 'src/plugins/playground/index.ts'),
  path.join(SITE_DIR, 'src/plugins/page-index/index.ts'),
  path.join(SITE_DIR, 'src/plugins/production-error/index.ts'),
  path.join(SITE_DIR, 'src/plugins/bundle-size/index.ts'),
  path.join(SITE_DIR, 'src/plugins/icons/index.ts'),
  path.join(SITE_DIR, 'src/plugins/theme-tools/index.ts'),
  [path.join(SITE_DIR, 'src/plugins/engagement/index.ts'), { ...engagement }],
  path.join(SITE_DIR, 'src/plugins/search/index.ts'),
  path.join(SITE_DIR, 'src/plugins/languages/index.ts'),
  path.join(SITE_DIR, 'src/plugins/startup/index.ts'),
  [path.join(SITE_DIR, 'src/plugins/offline/index.ts'), { ...offline }],
  // Without it, pages register no worker, and `/sw.js` is the one that removes the worker.
  offline.isOn && [path.join(SITE_DIR, 'src/plugins/service-worker/index.ts'), serviceWorker],
  path.join(SITE_DIR, 'src/plugins/server-bundle/index.ts'),
  path.join(SITE_DIR, 'src/plugins/lazy-pages/index.ts'),
  path.join(SITE_DIR, 'src/plugins/page-health/index.ts'),
];

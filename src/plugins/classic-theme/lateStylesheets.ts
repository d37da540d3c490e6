import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const SOURCE_DIR = path.resolve(__dirname, '../..');

/**
 * Stylesheets of what a reader opens, or of what arrives after the first paint. They're fetched with
 * the code that needs them, instead of being in the one stylesheet that every page waits for.
 *
 * Nothing that the server draws may need one of them: it would be seen without its styles. Only code
 * behind an `import()` may use them (`lateStylesheets.test.ts`).
 */
export const LATE_STYLESHEETS = [
  'demos/editor/client/editor.module.css',
  'reader/ads/client/AdAppeal.module.css',
  'reader/ads/client/AdCard.module.css',
  'reader/ads/client/HideButton.module.css',
  'reader/ads/client/SponsorScript.module.css',
  'reader/analytics/client/DebugPanel.module.css',
  'reader/consent/client/ConsentBanner.module.css',
  'reader/feedback/client/FeedbackForm.module.css',
  'reader/feedback/client/SectionControl.module.css',
  'reader/offline/client/updateNotice.module.css',
  'reader/search/client/SearchDialog.module.css',
  'reader/search/client/SearchStart.module.css',
  'shell/navigation/client/ShortcutDialog.module.css',
  'writing/languages/client/LanguageOffer.module.css',
] as const;

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

function hasStylesheetGroup({ optimization }: Configuration): boolean {
  const { splitChunks } = optimization ?? {};
  return typeof splitChunks === 'object' && splitChunks.cacheGroups?.['styles'] !== undefined;
}

/**
 * What Docusaurus' group of stylesheets takes in (`cacheGroups.styles` of its base.js): all others.
 * Docusaurus has one stylesheet because others come in changing orders
 * (https://github.com/facebook/docusaurus/issues/2006); ours style nothing but their own classes.
 *
 * @throws Error when the group is gone, or naming the entries without a file
 */
export function createStylesheetTest(
  config: Configuration,
  files: readonly string[] = LATE_STYLESHEETS,
): RegExp {
  if (!hasStylesheetGroup(config)) {
    throw new Error(
      'src/plugins/classic-theme/lateStylesheets.ts:50: Docusaurus has no group "styles" any more, so nothing tells which styles every page loads. Compare node_modules/@docusaurus/core/lib/webpack/base.js and adapt createStylesheetTest.',
    );
  }
  const missing = files.filter((file) => !fs.existsSync(path.join(SOURCE_DIR, file)));
  if (missing.length > 0) {
    throw new Error(
      `src/plugins/classic-theme/lateStylesheets.ts:14: these files don't exist: ${missing.join(', ')}. If they were moved, their styles are in every page's stylesheet now: name the new paths.`,
    );
  }
  const names = files.map((file) => path.normalize(file).replaceAll(/[\\.]/g, '\\$&'));
  return new RegExp(`^(?!.*(?:${names.join('|')})$)`);
}

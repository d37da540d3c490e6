import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { LAZY_STYLESHEETS } from './lazyStylesheets';

const SOURCE_DIR = path.resolve(__dirname, '../..');

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

function hasStylesheetGroup({ optimization }: Configuration): boolean {
  const { splitChunks } = optimization ?? {};
  return typeof splitChunks === 'object' && splitChunks.cacheGroups?.['styles'] !== undefined;
}

/** Overrides for a group in `optimization.splitChunks.cacheGroups`. */
interface StylesheetGroup {
  readonly test: RegExp;
  readonly chunks?: 'initial';
}

/**
 * Returns overrides for Docusaurus' cache group of stylesheets (`cacheGroups.styles` in its base.js),
 * so that it doesn't include the lazy ones. Docusaurus bundles all CSS into one stylesheet because the
 * order of several isn't deterministic (https://github.com/facebook/docusaurus/issues/2006). Ours
 * only style their own classes, so their order doesn't matter.
 *
 * The dev server compiles a page when it's opened, and an existing stylesheet isn't updated with the
 * page's styles. So there, each page brings its own stylesheet.
 *
 * @throws Error when the group doesn't exist, or listing the files that don't
 */
export function createStylesheetGroup(
  config: Configuration,
  files: readonly string[] = LAZY_STYLESHEETS,
): StylesheetGroup {
  if (!hasStylesheetGroup(config)) {
    throw new Error(
      'src/plugins/classic-theme/stylesheetGroup.ts:11: Docusaurus no longer has a "styles" cache group, so lazy stylesheets can\'t be excluded from it. Compare node_modules/@docusaurus/core/lib/webpack/base.js and update createStylesheetGroup.',
    );
  }
  const missing = files.filter((file) => !fs.existsSync(path.join(SOURCE_DIR, file)));
  if (missing.length > 0) {
    throw new Error(
      `src/plugins/classic-theme/lazyStylesheets.ts:8: these files don't exist: ${missing.join(', ')}. If they were moved, their styles are now in every page's stylesheet. Update the paths.`,
    );
  }
  const names = files.map((file) => path.normalize(file).replaceAll(/[\\.]/g, '\\$&'));
  return {
    test: new RegExp(`^(?!.*(?:${names.join('|')})$)`),
    ...(config.mode === 'development' && { chunks: 'initial' }),
  };
}

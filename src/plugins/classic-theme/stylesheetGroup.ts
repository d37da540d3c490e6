import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { LATE_STYLESHEETS } from './lateStylesheets';

const SOURCE_DIR = path.resolve(__dirname, '../..');

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

function hasStylesheetGroup({ optimization }: Configuration): boolean {
  const { splitChunks } = optimization ?? {};
  return typeof splitChunks === 'object' && splitChunks.cacheGroups?.['styles'] !== undefined;
}

/** A part of `optimization.splitChunks.cacheGroups`. */
interface StylesheetGroup {
  readonly test: RegExp;
  readonly chunks?: 'initial';
}

/**
 * What Docusaurus' group of stylesheets takes in (`cacheGroups.styles` of its base.js): all others.
 * Docusaurus has one stylesheet because others come in changing orders
 * (https://github.com/facebook/docusaurus/issues/2006); ours style nothing but their own classes.
 *
 * The dev server compiles a page when it's opened, and a stylesheet that is there doesn't get what
 * the page adds to it: there each page brings its own.
 *
 * @throws Error when the group is gone, or naming the entries without a file
 */
export function createStylesheetGroup(
  config: Configuration,
  files: readonly string[] = LATE_STYLESHEETS,
): StylesheetGroup {
  if (!hasStylesheetGroup(config)) {
    throw new Error(
      'src/plugins/classic-theme/stylesheetGroup.ts:11: Docusaurus has no group "styles" any more, so nothing tells which styles every page loads. Compare node_modules/@docusaurus/core/lib/webpack/base.js and adapt createStylesheetGroup.',
    );
  }
  const missing = files.filter((file) => !fs.existsSync(path.join(SOURCE_DIR, file)));
  if (missing.length > 0) {
    throw new Error(
      `src/plugins/classic-theme/lateStylesheets.ts:8: these files don't exist: ${missing.join(', ')}. If they were moved, their styles are in every page's stylesheet now: name the new paths.`,
    );
  }
  const names = files.map((file) => path.normalize(file).replaceAll(/[\\.]/g, '\\$&'));
  return {
    test: new RegExp(`^(?!.*(?:${names.join('|')})$)`),
    ...(config.mode === 'development' && { chunks: 'initial' }),
  };
}

import fs from 'node:fs';
import path from 'node:path';
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { CurrentBundler, PluginContentLoadedActions } from '@docusaurus/types';
import { sharedDataFolder, writeSharedData } from '../../foundation/site/node/sharedData';

/** Folder of the shared data that has the metadata of pages. */
const FOLDER = 'docs';

/** How the compiled page asks for its metadata (`loadMDX` of @docusaurus/mdx-loader). */
const REQUEST = /\/docusaurus-plugin-content-docs\/default\/(site-docs-[^/]+\.json)$/;

/**
 * Whether a page's metadata is the same in all languages, apart from what `useLocalizedDoc` adds. A
 * translated page is below `i18n`; an overview's list of recent changes has translated titles.
 */
const isShared = ({ source, frontMatter }: DocMetadata): boolean =>
  source.startsWith('@site/docs/') && !('recentChanges' in frontMatter);

/**
 * Writes the metadata of pages that aren't translated once for all languages, too. Docusaurus puts
 * the address and the neighbors of a page into its script. Each language would have its own copy of
 * every page, which nearly all readers of a translation download again when they switch.
 */
export function shareMetadata(
  siteDir: string,
  actions: PluginContentLoadedActions,
): PluginContentLoadedActions {
  return {
    ...actions,
    createData(name, data) {
      const metadata = data as DocMetadata;
      if (typeof metadata.source === 'string' && isShared(metadata)) {
        const { permalink: _permalink, previous: _previous, next: _next, ...shared } = metadata;
        writeSharedData(siteDir, `${FOLDER}/${name}`, shared);
      }
      return actions.createData(name, data);
    },
  };
}

/** Makes compiled pages import what `shareMetadata` has written. */
export function importSharedMetadata(
  siteDir: string,
  { instance: { NormalModuleReplacementPlugin } }: CurrentBundler,
) {
  const folder = path.join(sharedDataFolder(siteDir), FOLDER);
  return new NormalModuleReplacementPlugin(REQUEST, (resource: { request: string }) => {
    const file = path.join(folder, REQUEST.exec(resource.request)?.[1] ?? '');
    if (fs.existsSync(file)) resource.request = file;
  });
}

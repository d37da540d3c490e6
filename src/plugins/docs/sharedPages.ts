import fs from 'node:fs';
import path from 'node:path';
import type { DocMetadata } from '@docusaurus/plugin-content-docs';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import { aliasedSitePath, docuHash } from '@docusaurus/utils';
import type { SharedBuild } from '../../foundation/site/node/sharedBuild';
import { sharedDataFolder, writeSharedData } from '../../foundation/site/node/sharedData';
import { createLoaderUse } from '../createLoaderUse';

/** The folder for the metadata of pages, in the folder of shared data. */
const FOLDER = 'docs';

/** The rule of `@docusaurus/plugin-content-docs` that compiles its pages. */
export interface PageRule {
  readonly use: readonly {
    readonly loader: string;
    readonly options: { readonly metadataPath: (file: string) => string };
  }[];
}

/**
 * Whether the metadata of a page is the same in all languages, apart from what `useLocalizedDoc` adds.
 * Translated pages are in `i18n`, and an overview's recent changes have translated titles.
 */
const isShared = ({ source, frontMatter }: DocMetadata): boolean =>
  source.startsWith('@site/docs/') && !('recentChanges' in frontMatter);

/**
 * Returns actions that also write the metadata of each untranslated page to one file for all
 * languages, without its URL and neighbors. A page's script contains its metadata, so each language
 * would otherwise have a separate script for every page.
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

interface LoaderContext {
  readonly resourcePath: string;
}

/**
 * Returns the rule with shared metadata. In a build of several languages, the first one also saves
 * its compiled pages, and the others read them instead of compiling the same pages again. The rule has
 * the same loaders in all languages, because the bundler derives a module's ID from them.
 */
export function sharePages(rule: PageRule, siteDir: string, build?: SharedBuild): object {
  const findMetadata = (page: string): string | undefined => {
    const name = `${docuHash(aliasedSitePath(page, siteDir))}.json`;
    const file = path.join(sharedDataFolder(siteDir), FOLDER, name);
    return fs.existsSync(file) ? file : undefined;
  };
  const compile = rule.use.map(({ loader, options }) => {
    const metadataPath = (page: string): string => findMetadata(page) ?? options.metadataPath(page);
    return { loader, ident: 'site-page', options: { ...options, metadataPath } };
  });
  if (build === undefined) return { ...rule, use: compile };
  const { folder, isFirst } = build;
  const getFile = (page: string): string => path.join(folder, `${path.relative(siteDir, page)}.js`);
  function readPage(this: LoaderContext): string | undefined {
    const file = getFile(this.resourcePath);
    return !isFirst && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  }
  function savePage(this: LoaderContext, code: string): string {
    const file = getFile(this.resourcePath);
    if (isFirst && findMetadata(this.resourcePath) !== undefined) {
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, code);
    }
    return code;
  }
  return { ...rule, use: [createLoaderUse(savePage, { pitch: readPage }), ...compile] };
}

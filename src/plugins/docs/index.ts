import path from 'node:path';
import docsPlugin from '@docusaurus/plugin-content-docs';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findSharedBuild } from '../../foundation/site/node/sharedBuild';
import { createErrorWithoutStack } from '../../foundation/site/model/createErrorWithoutStack';
import { listFrontMatterProblems } from '../../writing/content/node/listFrontMatterProblems';
import { pageMetadataFile, watchPageMetadata } from '../../writing/content/node/watchPageMetadata';
import { shareMetadata, sharePages } from './sharedPages';
import type { PageRule } from './sharedPages';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/**
 * Docusaurus would say first that some value may have special characters, and not in which file
 * (`parseMarkdownFile` of @docusaurus/utils), and then name one page with a stack.
 */
function assertFrontMatters(folder: string): void {
  const problems = listFrontMatterProblems(folder);
  if (problems.length === 0) return;
  throw createErrorWithoutStack(problems.join('\n'));
}

/**
 * Docusaurus' pages, once the front matter of all is right. At the dev server the words of a page are
 * the bundler's affair: the pages are loaded again when what lists know of one has changed.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  const { generatedFilesDir, siteDir } = context;
  const { currentLocale, defaultLocale } = context.i18n;
  const load = plugin.loadContent?.bind(plugin);
  const folder = path.resolve(siteDir, options.path);
  const isProduction = process.env['NODE_ENV'] === 'production';
  return {
    ...plugin,
    ...(isProduction &&
      ({
        contentLoaded: (loaded) =>
          plugin.contentLoaded?.({ ...loaded, actions: shareMetadata(siteDir, loaded.actions) }),
        configureWebpack(...args) {
          const config = plugin.configureWebpack?.(...args) ?? {};
          const rules = config.module?.rules as readonly PageRule[] | undefined;
          const build = findSharedBuild('pages', currentLocale);
          return {
            ...config,
            module: { rules: rules?.map((rule) => sharePages(rule, siteDir, build)) },
          };
        },
      } satisfies Partial<Plugin<LoadedContent>>)),
    ...(load !== undefined && {
      async loadContent() {
        assertFrontMatters(folder);
        return load();
      },
    }),
    // The dev server asks what to watch; `write-translations` where texts are, and has to end.
    getPathsToWatch() {
      if (process.argv.includes('write-translations')) return plugin.getPathsToWatch?.() ?? [];
      const stamp = pageMetadataFile(generatedFilesDir);
      watchPageMetadata(folder, stamp);
      // Whether a translation is behind depends on the words of two files.
      if (currentLocale !== defaultLocale) return plugin.getPathsToWatch?.() ?? [];
      const { sidebarPath } = options;
      return [
        stamp,
        ...(typeof sidebarPath === 'string' ? [path.resolve(siteDir, sidebarPath)] : []),
      ];
    },
  };
}

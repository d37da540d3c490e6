import path from 'node:path';
import docsPlugin, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { findSharedBuild } from '../../foundation/site/node/sharedBuild';
import { createErrorWithoutStack } from '../../foundation/site/model/createErrorWithoutStack';
import { listFrontMatterProblems } from '../../writing/content/node/listFrontMatterProblems';
import { pageMetadataFile, watchPageMetadata } from '../../writing/content/node/watchPageMetadata';
import { shareMetadata, sharePages } from './sharedPages';
import type { PageRule } from './sharedPages';

/**
 * Throws one error with the front matter problems of all pages. Docusaurus would first log that a
 * value may contain special characters, without the file (`parseMarkdownFile` in @docusaurus/utils),
 * and then stop at the first page, with a stack trace.
 */
function assertFrontMatter(folder: string): void {
  const problems = listFrontMatterProblems(folder);
  if (problems.length === 0) return;
  throw createErrorWithoutStack(problems.join('\n'));
}

/**
 * Wraps Docusaurus' docs plugin:
 *
 * - It checks the front matter of all pages before it loads them.
 * - In the dev server, the bundler handles edits to a page's text. Docusaurus only reloads the pages
 *   when their metadata changes, which sidebars and overviews depend on.
 * - In production, the languages share the metadata of pages, and their compiled code.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  const { generatedFilesDir, siteDir } = context;
  const { currentLocale, defaultLocale } = context.i18n;
  const loadContent = plugin.loadContent?.bind(plugin);
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
    ...(loadContent !== undefined && {
      async loadContent() {
        assertFrontMatter(folder);
        return loadContent();
      },
    }),
    getPathsToWatch() {
      // `write-translations` calls this too, to find files with strings. A watcher would keep that
      // command from exiting.
      if (process.argv.includes('write-translations')) return plugin.getPathsToWatch?.() ?? [];
      const stamp = pageMetadataFile(generatedFilesDir);
      watchPageMetadata(folder, stamp);
      // Whether a translation is outdated depends on the text of the page and of its translation.
      if (currentLocale !== defaultLocale) return plugin.getPathsToWatch?.() ?? [];
      const { sidebarPath } = options;
      return [
        stamp,
        ...(typeof sidebarPath === 'string' ? [path.resolve(siteDir, sidebarPath)] : []),
      ];
    },
  };
}

docs.validateOptions = validateOptions;

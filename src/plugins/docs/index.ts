import path from 'node:path';
import docsPlugin from '@docusaurus/plugin-content-docs';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { listFrontMatterProblems } from '../../writing/content/node/listFrontMatterProblems';
import { createHeadReader } from '../../writing/content/node/readFrontMatters';

export { validateOptions } from '@docusaurus/plugin-content-docs';

/**
 * Docusaurus would say first that some value may have special characters, and not in which file
 * (`parseMarkdownFile` of @docusaurus/utils), and then name one page with a stack.
 */
function assertFrontMatters(folder: string): void {
  const problems = listFrontMatterProblems(folder);
  if (problems.length === 0) return;
  const error = new Error(problems.join('\n'));
  error.stack = error.message;
  throw error;
}

/**
 * Docusaurus' pages, once the front matter of all is right. At the dev server the words of a page are the bundler's affair: all pages are
 * read again only when a front matter, the sidebars or the list of files has changed. Docusaurus
 * reads them for every edit, beside the bundler and on the thread that it needs.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  const { currentLocale, defaultLocale } = context.i18n;
  // Whether a translation is behind depends on the words of two files.
  const isSettled = process.env['NODE_ENV'] === 'production' || currentLocale !== defaultLocale;
  const load = plugin.loadContent?.bind(plugin);
  if (load === undefined) return plugin;
  const folder = path.resolve(context.siteDir, options.path);
  if (isSettled) {
    return {
      ...plugin,
      loadContent() {
        assertFrontMatters(folder);
        return load();
      },
    };
  }
  const { sidebarPath } = options;
  const readFrontMatters = createHeadReader(
    folder,
    typeof sidebarPath === 'string' ? [path.resolve(context.siteDir, sidebarPath)] : [],
  );
  let last: { readonly heads: string; readonly content: LoadedContent } | undefined;
  return {
    ...plugin,
    async loadContent() {
      const heads = readFrontMatters();
      if (last?.heads === heads) return last.content;
      assertFrontMatters(folder);
      const content = (await load()) as LoadedContent;
      last = { heads, content };
      return content;
    },
  };
}

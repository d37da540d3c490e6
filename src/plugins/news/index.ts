import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { posixPath } from '@docusaurus/utils';
import type { NewsEntry } from '../../reader/start/model/newsEntry';
import { readNews } from '../../reader/start/node/readNews';

/** Writes the newest posts for the start page, as a module that's only in that page's chunk. */
export default function newsPlugin({ siteDir, i18n }: LoadContext): Plugin<NewsEntry[]> {
  const folder = path.join(siteDir, 'blog');
  const isTranslation = i18n.currentLocale !== i18n.defaultLocale;
  return {
    name: 'site-news',
    getPathsToWatch: () => [`${posixPath(folder)}/*.mdx`],
    loadContent: () => readNews(folder, isTranslation ? i18n.defaultLocale : undefined),
    async contentLoaded({ content, actions }) {
      await actions.createData('news.json', content);
    },
  };
}

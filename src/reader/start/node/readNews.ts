import fs from 'node:fs';
import path from 'node:path';
import { readFrontMatter } from '../../../writing/content/node/readFrontMatter';
import type { NewsEntry } from '../model/newsEntry';

const DATED_FILE = /^(\d{4})-(\d{2})-(\d{2})-(.+)\.mdx?$/;

/** How many posts the start page shows. */
const NEWS_COUNT = 3;

/**
 * Returns the newest blog posts, newest first. Their pathnames follow Docusaurus' rule for dated
 * files. If one were wrong, the build would fail, because the start page links to it.
 *
 * @param lang language of the posts, if it differs from the start page's
 */
export async function readNews(blogFolder: string, lang?: string): Promise<NewsEntry[]> {
  const files = fs
    .readdirSync(blogFolder)
    .filter((name) => DATED_FILE.test(name))
    .sort()
    .reverse()
    .slice(0, NEWS_COUNT);
  return Promise.all(
    files.map(async (name) => {
      const [, year = '', month = '', day = '', slug = ''] = DATED_FILE.exec(name) ?? [];
      const { frontMatter } = readFrontMatter(path.join(blogFolder, name));
      return {
        title: String(frontMatter['title']),
        description: String(frontMatter['description']),
        pathname: `/blog/${year}/${month}/${day}/${slug}`,
        date: `${year}-${month}-${day}`,
        ...(lang === undefined ? {} : { lang }),
      };
    }),
  );
}

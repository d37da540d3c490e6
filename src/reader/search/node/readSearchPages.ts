import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parsePageText } from '../../../writing/content/node/readFrontMatter';
import { parseSections } from '../../../writing/content/node/parseSections';
import { listPages } from '../../../shell/navigation/node/listPages';
import { getProduct } from '../../../foundation/site/model/products';
import type { SearchablePage } from '../model/createPageRecords';

/** Pages that only show how the site works. */
const EXPERIMENTS = '/experiments/';
const POST_FILE = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})-(?<name>.+)\.mdx?$/u;

/** Where the pages of a language are. */
export interface PageFolders {
  readonly original: string;
  /** Translations with the same file names; undefined in the original language. */
  readonly translated?: string;
  /** Language of the originals, marked on what has no translation. */
  readonly originalLang: string;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Takes comments out of a page, and keeps those in its code. */
const withoutComments = (markdown: string): string =>
  markdown.replace(/^\{\/\*[\s\S]*?\*\/\}\s*$/gmu, '');

type Head = Pick<SearchablePage, 'pathname' | 'product' | 'isPost'>;

async function readPage(
  { original, translated, originalLang }: PageFolders,
  file: string,
  head: Head,
): Promise<SearchablePage[]> {
  const translation = translated === undefined ? undefined : path.join(translated, file);
  const isTranslated = translation !== undefined && existsSync(translation);
  const read = async (filePath: string) =>
    parsePageText(filePath, await readFile(filePath, 'utf8'));
  const { frontMatter, body } = await read(path.join(original, file));
  // A translation has a title, a description and a text; all else is the original's.
  const { frontMatter: own, body: ownBody } = isTranslated
    ? await read(translation)
    : { frontMatter, body };
  const title = asText(frontMatter['title']);
  if (frontMatter['unlisted'] === true || frontMatter['draft'] === true) return [];
  // A page of the reference is made from its API, and so are its records.
  if (frontMatter['api'] !== undefined) return [];
  const lang = translated !== undefined && !isTranslated ? originalLang : undefined;
  return [
    {
      ...head,
      title: asText(own['title']) || head.pathname,
      description: asText(own['description']),
      ...(isTranslated && title !== '' ? { originalTitle: title } : {}),
      components: asList(frontMatter['components']),
      hooks: asList(frontMatter['hooks']),
      ...(lang === undefined ? {} : { lang }),
      // A translation keeps the English text in comments.
      sections: parseSections(isTranslated ? withoutComments(ownBody) : body),
    },
  ];
}

/** Every page of `docs/` that readers may find, sorted by pathname. Experiments are left out. */
export async function readSearchPages(folders: PageFolders): Promise<SearchablePage[]> {
  const pages = await Promise.all(
    [...listPages(folders.original)]
      .filter(([pathname]) => !`${pathname}/`.startsWith(EXPERIMENTS))
      .map(([pathname, id]) => {
        const file = existsSync(path.join(folders.original, `${id}.mdx`))
          ? `${id}.mdx`
          : `${id}.md`;
        return readPage(folders, file, { pathname, product: getProduct(pathname).productId });
      }),
  );
  return pages.flat();
}

/** Every post of `blog/`, newest first. */
export async function readPosts(folders: PageFolders): Promise<SearchablePage[]> {
  const files = (await readdir(folders.original)).sort().reverse();
  const posts = await Promise.all(
    files.map((file) => {
      const groups = POST_FILE.exec(file)?.groups;
      if (groups === undefined) return [];
      const { year = '', month = '', day = '', name = '' } = groups;
      const pathname = `/blog/${year}/${month}/${day}/${name}`;
      return readPage(folders, file, { pathname, product: 'docs', isPost: true });
    }),
  );
  return posts.flat();
}

import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { parsePageText } from '../../../writing/content/node/readFrontMatter';
import { parseSections } from '../../../writing/content/node/parseSections';
import { listPages } from '../../../shell/navigation/node/listPages';
import { getProduct } from '../../../foundation/site/model/products';
import type { SearchablePage } from '../model/createPageRecords';

/** Pages that only demonstrate how the site works. */
export const EXPERIMENTS = '/experiments/';
const POST_FILE = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})-(?<name>.+)\.mdx?$/u;

/** The folders with the pages of a language. */
export interface PageFolders {
  readonly original: string;
  /** Folder of the translations, which have the same file names. Undefined for the original language. */
  readonly translated?: string;
  /** Language of the originals, with which untranslated pages are marked. */
  readonly originalLang: string;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const asList = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Removes MDX comments from a page, except in its code. */
const withoutComments = (markdown: string): string =>
  markdown.replace(/^\{\/\*[\s\S]*?\*\/\}\s*$/gmu, '');

type PageBase = Pick<SearchablePage, 'pathname' | 'product' | 'isPost'>;

async function readPage(
  { original, translated, originalLang }: PageFolders,
  file: string,
  base: PageBase,
): Promise<SearchablePage[]> {
  const translation = translated === undefined ? undefined : path.join(translated, file);
  const isTranslated = translation !== undefined && existsSync(translation);
  const read = async (filePath: string) =>
    parsePageText(filePath, await readFile(filePath, 'utf8'));
  const { frontMatter, body } = await read(path.join(original, file));
  // Only the title, description, and text come from the translation.
  const { frontMatter: own, body: ownBody } = isTranslated
    ? await read(translation)
    : { frontMatter, body };
  const title = asText(frontMatter['title']);
  if (frontMatter['unlisted'] === true || frontMatter['draft'] === true) return [];
  // An API page consists of front matter only. Its records are created from the API.
  if (frontMatter['api'] !== undefined) return [];
  const lang = translated !== undefined && !isTranslated ? originalLang : undefined;
  return [
    {
      ...base,
      title: asText(own['title']) || base.pathname,
      description: asText(own['description']),
      ...(isTranslated && title !== '' ? { originalTitle: title } : {}),
      components: asList(frontMatter['components']),
      hooks: asList(frontMatter['hooks']),
      ...(lang === undefined ? {} : { lang }),
      // Translations contain the English text in comments.
      sections: parseSections(isTranslated ? withoutComments(ownBody) : body),
    },
  ];
}

/** Returns every searchable page in `docs/`, sorted by pathname. Experiments are left out. */
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

/** Returns every post in `blog/`, newest first. */
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

import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { findPagePathname, toImagePath } from '../../social-images/model/imageAddress';
import { assertFrontMatter, describeYamlError } from '../../content/model/frontMatter';
import { assertParsable } from '../../content/node/assertParsable';
import { currentLocale } from '../../languages/node/currentLocale';
import { SITE_URL } from './site';
import {
  findHeadSources,
  readTranslatedHead,
  replaceBroken,
} from '../../languages/node/translationHooks';

const SITE_DIR = path.resolve(__dirname, '../../..');

/** Markdown rules: a page that breaks one does not build. */
export const markdown: Config['markdown'] = {
  format: 'detect',
  mermaid: false,
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  preprocessor: ({ filePath, fileContent }) => {
    const text = replaceBroken(SITE_DIR, filePath, fileContent);
    // The build has its content check before; a writer at the dev server gets its words at once.
    if (process.env['NODE_ENV'] !== 'production') assertParsable(filePath, text);
    return text;
  },
  parseFrontMatter: async (params) => {
    const { filePath, fileContent } = params;
    const locale = currentLocale();
    const sources = findHeadSources(SITE_DIR, filePath, fileContent, locale);
    const text = sources?.english ?? fileContent;
    const parsed = await params
      .defaultParseFrontMatter({ ...params, fileContent: text })
      .catch((error: unknown) => {
        throw new Error(describeYamlError(error, filePath), { cause: error });
      });
    // Whole, so that all locales name the one picture.
    const pathname = findPagePathname(filePath);
    const image = pathname === undefined ? {} : { image: `${SITE_URL}/${toImagePath(pathname)}` };
    if (sources === undefined) {
      assertFrontMatter(parsed.frontMatter, filePath, fileContent);
      return { ...parsed, frontMatter: { ...image, ...parsed.frontMatter } };
    }
    if (sources.translation === undefined) {
      return { ...parsed, frontMatter: { ...image, ...parsed.frontMatter, untranslated: true } };
    }
    const own = await params.defaultParseFrontMatter({
      ...params,
      fileContent: sources.translation,
    });
    const frontMatter = {
      ...image,
      ...parsed.frontMatter,
      ...readTranslatedHead(sources.translation),
    };
    assertFrontMatter(frontMatter, filePath, sources.translation);
    return { content: own.content, frontMatter };
  },
};

import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { findPagePathname, toImagePath } from '../publish/social-images/model/imagePath';
import { assertFrontMatter } from '../writing/content/model/frontMatter';
import { assertParsable } from '../writing/content/node/assertParsable';
import { parsePageText } from '../writing/content/node/readFrontMatter';
import { currentLocale } from '../writing/languages/node/currentLocale';
import { readRecentChanges } from '../shell/navigation/node/readRecentChanges';
import { readPageSummary } from '../writing/languages/node/readPageSummary';
import { SITE_URL } from '../foundation/site/node/siteSettings';
import {
  findFrontMatterSources,
  replaceBrokenTranslation,
} from '../writing/languages/node/translationHooks';

const SITE_DIR = path.resolve(__dirname, '../..');

const toRelative = (file: string): string => path.relative(process.cwd(), file);

/** Markdown rules: a page that breaks one does not build. */
export const markdown: Config['markdown'] = {
  format: 'detect',
  mermaid: false,
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  preprocessor: ({ filePath, fileContent }) => {
    const text = replaceBrokenTranslation(SITE_DIR, filePath, fileContent);
    // The build has its content check before; a writer at the dev server gets its words at once.
    if (process.env['NODE_ENV'] !== 'production') assertParsable(filePath, text);
    return text;
  },
  // Docusaurus' own reader runs front matter in other languages than YAML.
  parseFrontMatter: async ({ filePath, fileContent }) => {
    const locale = currentLocale();
    const sources = findFrontMatterSources(SITE_DIR, filePath, fileContent, locale);
    const { frontMatter: english, body } = parsePageText(filePath, sources?.english ?? fileContent);
    // Whole, so that all locales name the one picture.
    const pathname = findPagePathname(filePath);
    const recentChanges = await readRecentChanges(SITE_DIR, pathname ?? '', (id) =>
      readPageSummary(SITE_DIR, id, locale),
    );
    const made = {
      ...(pathname !== undefined && { image: `${SITE_URL}/${toImagePath(pathname)}` }),
      ...(recentChanges !== undefined && { recentChanges }),
    };
    if (sources === undefined) {
      assertFrontMatter(english, toRelative(filePath), fileContent);
      return { content: body.trim(), frontMatter: { ...made, ...english } };
    }
    if (sources.translation === undefined) {
      return { content: body.trim(), frontMatter: { ...made, ...english } };
    }
    const own = parsePageText(filePath, sources.translation);
    const frontMatter = { ...english, ...own.frontMatter };
    assertFrontMatter(frontMatter, toRelative(filePath), sources.translation);
    return { content: own.body.trim(), frontMatter: { ...made, ...frontMatter, translated: true } };
  },
};

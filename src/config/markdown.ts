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

/** How Docusaurus reads Markdown. A broken link, image, or front matter fails the build. */
export const markdown: Config['markdown'] = {
  format: 'detect',
  mermaid: false,
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  preprocessor: ({ filePath, fileContent }) => {
    const text = replaceBrokenTranslation(SITE_DIR, filePath, fileContent);
    // The build runs the content check first. In the dev server, this reports syntax errors in the
    // same wording.
    if (process.env['NODE_ENV'] !== 'production') assertParsable(filePath, text);
    return text;
  },
  // Docusaurus' default parser (gray-matter) also runs JavaScript in front matter.
  parseFrontMatter: async ({ filePath, fileContent }) => {
    const locale = currentLocale();
    const sources = findFrontMatterSources(SITE_DIR, filePath, fileContent, locale);
    const { frontMatter: english, body } = parsePageText(filePath, sources?.english ?? fileContent);
    // An absolute URL, because Docusaurus adds the locale to a path, and all locales share one image.
    const pathname = findPagePathname(filePath);
    const recentChanges = await readRecentChanges(SITE_DIR, pathname ?? '', (id) =>
      readPageSummary(SITE_DIR, id, locale),
    );
    const generated = {
      ...(pathname !== undefined && { image: `${SITE_URL}/${toImagePath(pathname)}` }),
      ...(recentChanges !== undefined && { recentChanges }),
    };
    if (sources === undefined) {
      assertFrontMatter(english, toRelative(filePath), fileContent);
    }
    if (sources?.translation === undefined) {
      return { content: body.trim(), frontMatter: { ...generated, ...english } };
    }
    const translation = parsePageText(filePath, sources.translation);
    const frontMatter = { ...english, ...translation.frontMatter };
    assertFrontMatter(frontMatter, toRelative(filePath), sources.translation);
    return {
      content: translation.body.trim(),
      frontMatter: { ...generated, ...frontMatter, translated: true },
    };
  },
};

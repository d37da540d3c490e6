import type { Config } from '@docusaurus/types';
import { findPagePathname, toImagePath } from '../../social-images/model/imageAddress';
import { assertFrontMatter, describeYamlError } from '../../content/model/frontMatter';
import { SITE_URL } from './site';

/** Markdown rules: a page that breaks one does not build. */
export const markdown: Config['markdown'] = {
  format: 'detect',
  mermaid: false,
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  parseFrontMatter: async (params) => {
    const parsed = await params.defaultParseFrontMatter(params).catch((error: unknown) => {
      throw new Error(describeYamlError(error, params.filePath), { cause: error });
    });
    assertFrontMatter(parsed.frontMatter, params.filePath, params.fileContent);
    const pathname = findPagePathname(params.filePath);
    if (pathname === undefined) return parsed;
    // Whole, so that all locales name the one picture.
    const image = `${SITE_URL}/${toImagePath(pathname)}`;
    return { ...parsed, frontMatter: { image, ...parsed.frontMatter } };
  },
};

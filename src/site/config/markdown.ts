import type { Config } from '@docusaurus/types';
import { assertFrontMatter } from '../../content/model/frontMatter';

/** Markdown rules: a page that breaks one does not build. */
export const markdown: Config['markdown'] = {
  format: 'detect',
  mermaid: false,
  hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  parseFrontMatter: async (params) => {
    const parsed = await params.defaultParseFrontMatter(params);
    assertFrontMatter(parsed.frontMatter, params.filePath, params.fileContent);
    return parsed;
  },
};

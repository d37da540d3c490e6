import type { Config } from '@docusaurus/types';
import { assertFrontMatter, describeYamlError } from '../../content/model/frontMatter';

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
    return parsed;
  },
};

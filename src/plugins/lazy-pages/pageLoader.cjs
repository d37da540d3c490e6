const path = require('node:path');

const HOT_RELOAD = path.resolve(__dirname, '../../writing/content/client/hotReloadContent.ts');
const CONTENT = 'export default function MDXContent(';
const METADATA = /^export \{default as metadata\} from (?<file>['"][^'"\n]+['"])/mu;
/** Exports of a page that other parts of the site read. */
const EXPORTS = ['frontMatter', 'contentTitle', 'toc'];

/**
 * Lets a page update in place when it's edited (`hotReloadContent.ts`). The input is the output of
 * `@docusaurus/mdx-loader`.
 */
module.exports = function addHotReload(code) {
  if (!code.includes(CONTENT)) {
    throw new Error(
      `src/plugins/lazy-pages/pageLoader.cjs:4: the output of @docusaurus/mdx-loader no longer contains "${CONTENT}". Compare its current output and update this loader.`,
    );
  }
  const file = METADATA.exec(code)?.groups?.file;
  const exported = EXPORTS.filter((name) => code.includes(`export const ${name} = `));
  return [
    code.replace(CONTENT, 'function MDXContent('),
    `import { hotReloadContent } from ${JSON.stringify(HOT_RELOAD)};`,
    ...(file === undefined ? [] : [`import pageMetadata from ${file};`]),
    `const pageData = [${[...exported, ...(file === undefined ? [] : ['pageMetadata'])].join(', ')}];`,
    'export default hotReloadContent(import.meta.webpackHot, MDXContent, pageData);',
    '',
  ].join('\n');
};

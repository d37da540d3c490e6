const path = require('node:path');

const FOLLOW_EDITS = path.resolve(__dirname, '../../writing/content/client/hotReloadContent.ts');
const CONTENT = 'export default function MDXContent(';
const METADATA = /^export \{default as metadata\} from (?<file>['"][^'"\n]+['"])/mu;
const FACTS = ['frontMatter', 'contentTitle', 'toc'];

/** Makes a page follow its edits (`hotReloadContent.ts`): takes what `@docusaurus/mdx-loader` has made. */
module.exports = function followPageEdits(code) {
  if (!code.includes(CONTENT)) {
    throw new Error(
      `@docusaurus/mdx-loader no longer writes "${CONTENT}": see what it writes, and change src/plugins/lazy-pages/pageLoader.cjs.`,
    );
  }
  const file = METADATA.exec(code)?.groups?.file;
  const facts = FACTS.filter((name) => code.includes(`export const ${name} = `));
  return [
    code.replace(CONTENT, 'function MDXContent('),
    `import { hotReloadContent } from ${JSON.stringify(FOLLOW_EDITS)};`,
    ...(file === undefined ? [] : [`import pageMetadata from ${file};`]),
    `const pageFacts = [${[...facts, ...(file === undefined ? [] : ['pageMetadata'])].join(', ')}];`,
    'export default hotReloadContent(import.meta.webpackHot, MDXContent, pageFacts);',
    '',
  ].join('\n');
};

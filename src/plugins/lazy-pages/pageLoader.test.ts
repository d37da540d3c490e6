import addHotReload from './pageLoader.cjs';

const made = (lines: readonly string[]): string =>
  [...lines, 'export default function MDXContent(props = {}) {}'].join('\n');

test('compares the exports that the site reads, but not the page’s own', () => {
  const code = addHotReload(
    made([
      `export {default as metadata} from '@site/.docusaurus/docs/page.json'`,
      'export const frontMatter = {};',
      'export const toc = [];',
      'export const Sample = () => null;',
    ]),
  );
  expect(code).toContain('\nfunction MDXContent(props = {}) {}');
  expect(code).toContain("import pageMetadata from '@site/.docusaurus/docs/page.json';");
  expect(code).toContain('const pageData = [frontMatter, toc, pageMetadata];');
  expect(code).toMatch(
    /export default hotReloadContent\(import\.meta\.webpackHot, MDXContent, pageData\);\n$/,
  );
});

test('an MDX partial has no metadata', () => {
  expect(addHotReload(made([]))).toContain('const pageData = [];');
});

test('throws for unexpected input, and the message names this loader', () => {
  expect(() => addHotReload('export default () => null;')).toThrow(/pageLoader\.cjs/);
});

import followPageEdits from './pageLoader.cjs';

const made = (lines: readonly string[]): string =>
  [...lines, 'export default function MDXContent(props = {}) {}'].join('\n');

test('what the site reads of a page is compared, what is its own is not', () => {
  const code = followPageEdits(
    made([
      `export {default as metadata} from '@site/.docusaurus/docs/page.json'`,
      'export const frontMatter = {};',
      'export const toc = [];',
      'export const Sample = () => null;',
    ]),
  );
  expect(code).toContain('\nfunction MDXContent(props = {}) {}');
  expect(code).toContain("import pageMetadata from '@site/.docusaurus/docs/page.json';");
  expect(code).toContain('const pageFacts = [frontMatter, toc, pageMetadata];');
  expect(code).toMatch(
    /export default hotReloadContent\(import\.meta\.webpackHot, MDXContent, pageFacts\);\n$/,
  );
});

test('a part of a page has no metadata', () => {
  expect(followPageEdits(made([]))).toContain('const pageFacts = [];');
});

test('another form of pages is an error that names this loader', () => {
  expect(() => followPageEdits('export default () => null;')).toThrow(/pageLoader\.cjs/);
});

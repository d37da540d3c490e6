import { checkComponentNames } from './checkComponentNames';

const page = (text: string, frontMatter: object) => ({
  file: 'docs/a.mdx',
  text,
  frontMatter: frontMatter as Readonly<Record<string, unknown>>,
  tree: { type: 'root' as const, children: [] },
});
const KNOWN = new Set(['Button', 'ButtonGroup', 'useMediaQuery']);

test('accepts names that the packages export', () => {
  const text = '---\ncomponents: [Button]\nhooks: [useMediaQuery]\n---\n';
  const frontMatter = { components: ['Button'], hooks: ['useMediaQuery'] };
  expect(checkComponentNames(page(text, frontMatter), KNOWN)).toEqual([]);
});

test('reports an unknown name with its line and the closest known name', () => {
  const text = '---\ntitle: A\ncomponents:\n  - Button\n  - ButonGroup\n---\n';
  expect(checkComponentNames(page(text, { components: ['Button', 'ButonGroup'] }), KNOWN)).toEqual([
    expect.objectContaining({ file: 'docs/a.mdx', line: 5, fix: 'Did you mean ButtonGroup?' }),
  ]);
});

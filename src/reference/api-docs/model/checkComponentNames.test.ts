import { checkComponentNames } from './checkComponentNames';

const page = (text: string, frontMatter: object) => ({
  file: 'docs/a.mdx',
  text,
  frontMatter: frontMatter as Readonly<Record<string, unknown>>,
  tree: { type: 'root' as const, children: [] },
});
const KNOWN = new Set(['Button', 'ButtonGroup', 'useMediaQuery']);

test('names that the reference has are fine', () => {
  const text = '---\ncomponents: [Button]\nhooks: [useMediaQuery]\n---\n';
  const heads = { components: ['Button'], hooks: ['useMediaQuery'] };
  expect(checkComponentNames(page(text, heads), KNOWN)).toEqual([]);
});

test('another name is told by its line, with the nearest one', () => {
  const text = '---\ntitle: A\ncomponents:\n  - Button\n  - ButonGroup\n---\n';
  expect(checkComponentNames(page(text, { components: ['Button', 'ButonGroup'] }), KNOWN)).toEqual([
    expect.objectContaining({ file: 'docs/a.mdx', line: 5, fix: 'Did you mean ButtonGroup?' }),
  ]);
});

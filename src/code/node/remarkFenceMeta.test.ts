import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { findFences } from '../model/fences';
import { remarkFenceMeta } from './remarkFenceMeta';

function check(text: string): void {
  const fences = findFences(text).map(({ lang, line }) => ({
    type: 'listItem',
    children: [{ type: 'code', lang: lang || null, position: { start: { line: line - 1 } } }],
  }));
  const tree = { type: 'root', children: fences } as unknown as Root;
  remarkFenceMeta()(tree, { path: 'docs/a.mdx' } as VFile);
}

test.each(['tsx', 'bash', 'text', 'diff'])('%s is a language', (lang) => {
  expect(() => {
    check(`\`\`\`${lang} title="a"\na\n\`\`\``);
  }).not.toThrow();
});

test.each(['sh', 'shell', 'zsh'])('%s has a better name', (lang) => {
  expect(() => {
    check(`# A\n\n\`\`\`${lang}\na\n\`\`\``);
  }).toThrow(`docs/a.mdx:3: use "bash" instead of "${lang}"`);
});

test('all fences without a language are named at once, nested ones too', () => {
  expect(() => {
    check('```\na\n```\n\n- b\n\n  ```\n  c\n  ```\n');
  }).toThrow(/docs\/a\.mdx:1: a code fence without a language[^]*docs\/a\.mdx:7: /);
});

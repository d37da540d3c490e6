import { parsePage } from './readPageSource';
import { checkUnclosedBlocks } from '../model/rules/checkUnclosedBlocks';

const lines = (text: string): number[] =>
  checkUnclosedBlocks({ file: 'docs/a.mdx', text, tree: parsePage(text), frontMatter: {} }).map(
    ({ line }) => line,
  );

test.each([
  '```ts\nconst a = 1;\n```\n',
  '````md\n```ts\n```\n````\n',
  '- Item\n\n  ```bash\n  npm i\n  ```\n\n- Item\n',
  '1. ```bash\n   npm i\n   ```\n',
  '> ```ts\n> a;\n> ```\n',
  ':::info\n\nText.\n\n:::\n',
  '::::info\n\n:::tip\nText.\n:::\n\n::::\n',
])('%j: everything is closed', (text) => {
  expect(lines(text)).toEqual([]);
});

test.each([
  ['Text.\n\n```ts\nconst a = 1;\n\n## More\n', [3]],
  ['```ts', [1]],
  ['- ```bash\n  npm i\n\nText.\n', [1]],
  ['Text.\n\n:::info\n\nText.\n\n## More\n', [3]],
])('%j: reports what is never closed', (text, found) => {
  expect(lines(text)).toEqual(found);
});

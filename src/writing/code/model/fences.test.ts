import { findFences, isCompleteSample, getTitleFileName } from './fences';

const page = `---
title: A
---

\`\`\`tsx title="src/theme.ts" {1,3-5}
const a = 1;

const b = 2;
\`\`\`

- A list

  \`\`\`ts fragment
  <p />
    deeper
  \`\`\`

\`\`\`\`mdx
\`\`\`tsx
inner
\`\`\`
\`\`\`\`

\`\`\`bash
npm install
`;

test('returns each fence with its line, meta, and code; an inner fence is text', () => {
  expect(findFences(page)).toEqual([
    {
      lang: 'tsx',
      meta: 'title="src/theme.ts" {1,3-5}',
      code: 'const a = 1;\n\nconst b = 2;',
      line: 6,
    },
    { lang: 'ts', meta: 'fragment', code: '<p />\n  deeper', line: 14 },
    { lang: 'mdx', meta: '', code: '```tsx\ninner\n```', line: 19 },
    { lang: 'bash', meta: '', code: 'npm install\n', line: 25 },
  ]);
});

test.each([
  ['tsx', '', true],
  ['js', 'title="a.js"', true],
  ['ts', '{1} fragment', false],
  ['tsx', 'fails', false],
  ['tsx', 'title="a fragment of it"', true],
  ['tsx', 'fragmented', true],
  ['bash', '', false],
])('%s %s is a complete sample: %s', (lang, meta, expected) => {
  expect(isCompleteSample({ lang, meta, code: '', line: 1 })).toBe(expected);
});

test.each([
  ['title="src/theme.ts"', 'theme.ts'],
  ["{1} title='App.tsx' fragment", 'App.tsx'],
  ['{1}', undefined],
])('%s names the file %s', (meta, name) => {
  expect(getTitleFileName({ lang: 'ts', meta, code: '', line: 1 })).toBe(name);
});

import { measurePage } from './pageHealth';

const PAGE = `---
title: Button
description: Not counted.
---

Buttons start an action. They are short.

## Basics

<Demo src="./A.tsx" />

- Use [a link](/somewhere/else) to \`go\` elsewhere.

\`\`\`tsx
const notCounted = 'at all';
\`\`\`
`;

test('only prose counts toward the words and the longest sentence', () => {
  expect(measurePage('docs/a.mdx', PAGE, ['docs/a.mdx:3: x'])).toEqual({
    file: 'docs/a.mdx',
    words: 13,
    demos: 1,
    longestSentence: 6,
    problems: ['docs/a.mdx:3: x'],
  });
});

test('an empty page has zero words', () => {
  expect(measurePage('docs/a.mdx', '', [])).toMatchObject({ words: 0, longestSentence: 0 });
});

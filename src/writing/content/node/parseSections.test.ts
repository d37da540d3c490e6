import { parseSections } from './parseSections';

test('splits at headings, leaves out code, and derives the same anchors as the site', () => {
  const markdown = [
    'Opening with `<Button>` and a [link](/a "t").',
    '',
    '## Basic use',
    '<Demo src="./A.tsx" />',
    'Use **`open`** for it.',
    '```tsx',
    '## not a heading',
    '```',
    '### Basic use',
    ':::warning[Take care]',
    '',
    'Inside.',
    '',
    ':::',
    '## Named {/* #other */}',
    '| Key | Effect |',
    '| --- | --- |',
    '| Tab | Moves |',
  ].join('\n');
  expect(parseSections(markdown)).toMatchObject([
    { heading: undefined, id: '', text: 'Opening with Button and a link.', demos: [] },
    { heading: 'Basic use', id: 'basic-use', text: 'Use open for it.', demos: ['A'] },
    { heading: 'Basic use', id: 'basic-use-1', text: 'Take care Inside.', demos: [] },
    { heading: 'Named', id: 'other', text: 'Key Effect Tab Moves', demos: [] },
  ]);
});

test('the full text includes code and attributes, but not link targets and comments', () => {
  const markdown =
    '{/* en: A note. */}\n[link](/a "t") <Demo title="Hi" />\n```ts\nconst a = 1;\n```';
  expect(parseSections(markdown)[0]?.full).toBe(
    '[link] <Demo title="Hi" /> ```ts const a = 1; ```',
  );
});

test('a shorter fence can be inside a longer one', () => {
  expect(parseSections('````md\n```tsx\n## a\n```\n## b\n````\n## c')).toMatchObject([
    {},
    { heading: 'c' },
  ]);
});

test('keeps underscores in names', () => {
  expect(parseSections('_emphasis_ and `__next_css__`, 2 * 3')[0]?.text).toBe(
    'emphasis and __next_css__, 2 3',
  );
});

test('a numbered heading and its anchor keep the number', () => {
  const [, step] = parseSections('## 1. Name the `slots`\n\nText.');
  expect(step).toMatchObject({ heading: '1. Name the slots', id: '1-name-the-slots' });
});

import { getAttribute, listTags } from './listTags';

const names = (html: string): string[] => listTags(html).map(({ name }) => name);

test.each([
  ['<!doctype html><p>a<br>b<img src=x />', ['p', 'br', 'img']],
  ['<!-- <p> --><b title="a > <i>">', ['b']],
  [
    '<script>"<p>"</script><style>/* <p> */</style><title><p></title><p>',
    ['script', 'style', 'title', 'p'],
  ],
  ['<svg><title><g></g></title><style><a></a></style></svg>', ['svg', 'title', 'g', 'style', 'a']],
  ['<script>a<!--<script>b</script>c</script><p>', ['script', 'p']],
  ['<template><p></template><P>', ['template', 'p', 'p']],
])('%s', (html, expected) => {
  expect(names(html)).toEqual(expected);
});

test('parses attributes like a browser, which ignores duplicates', () => {
  const [tag] = listTags(`<A HREF='/a?x=1&amp;y="2"' id=b ID=c hidden title="a > b">`);
  expect(tag?.attrs).toEqual([
    { name: 'href', value: '/a?x=1&y="2"' },
    { name: 'id', value: 'b' },
    { name: 'hidden', value: '' },
    { name: 'title', value: 'a > b' },
  ]);
  expect(tag && getAttribute(tag, 'id')).toBe('b');
  expect(tag && getAttribute(tag, 'class')).toBeUndefined();
});

test('returns the code of scripts verbatim, even far into a long document', () => {
  const code = 'if (a < b && c) "é</p>";';
  const html = `${'<p>ü</p>\n'.repeat(20_000)}<script>${code}</script><script></script><p>a<b>c</b></p>`;
  const tags = listTags(html).filter(({ name }) => name !== 'b');
  expect(tags.slice(-3).map(({ text }) => text)).toEqual([code, '', '']);
  expect(tags).toHaveLength(20_003);
});

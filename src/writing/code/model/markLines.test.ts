import { escapeCode, markLines } from './markLines';

const plain = { classNames: {}, start: undefined };

test('escapes code without colors', () => {
  expect(escapeCode('a < b && c > "d"')).toBe('a &lt; b &amp;&amp; c > "d"');
});

test('leaves ordinary lines unchanged', () => {
  expect(markLines('a\n\n<i>b</i>', plain)).toBe('a\n\n<i>b</i>');
});

test('wraps each marked line in its own element', () => {
  expect(markLines('a\nb\nc', { ...plain, classNames: { 1: ['x', 'y'] } })).toBe(
    'a\n<span class="x y">b\n</span>c',
  );
});

test('puts the number of each line in an attribute', () => {
  expect(markLines('a\nb', { classNames: { 0: ['x'] }, start: 9 })).toBe(
    '<span class="x code-line" data-line="9">a\n</span><span class="code-line" data-line="10">b\n</span>',
  );
});

import { escapeCode, markLines } from './markLines';

const plain = { classNames: {}, start: undefined };

test('code without colors is text', () => {
  expect(escapeCode('a < b && c > "d"')).toBe('a &lt; b &amp;&amp; c > "d"');
});

test('a block of ordinary lines stays as it is', () => {
  expect(markLines('a\n\n<i>b</i>', plain)).toBe('a\n\n<i>b</i>');
});

test('marked lines are elements of their own', () => {
  expect(markLines('a\nb\nc', { ...plain, classNames: { 1: ['x', 'y'] } })).toBe(
    'a\n<span class="x y">b\n</span>c',
  );
});

test('numbered lines know their number', () => {
  expect(markLines('a\nb', { classNames: { 0: ['x'] }, start: 9 })).toBe(
    '<span class="x code-line" data-line="9">a\n</span><span class="code-line" data-line="10">b\n</span>',
  );
});

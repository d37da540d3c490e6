import { formatTypeHtml } from './formatTypeHtml';

const find = (name: string) =>
  name === 'GridColDef' ? { href: '/x' } : name === 'Mode' ? { popover: 'p' } : undefined;

test('escapes HTML', () => {
  expect(formatTypeHtml('Map<\'a\' & "<b>">', find)).toBe(
    "<code>Map&lt;'a' &amp; &quot;&lt;b&gt;&quot;&gt;</code>",
  );
});

test('links a name that has a page and opens the declaration of another', () => {
  expect(formatTypeHtml('readonly GridColDef<R>[] | Mode', find)).toBe(
    '<code>readonly <a href="/x">GridColDef</a>&lt;R&gt;[] | <button type="button" popovertarget="p" aria-haspopup="dialog">Mode</button></code>',
  );
});

test('leaves string literals and qualified names alone', () => {
  expect(formatTypeHtml("'Mode' | React.Mode", find)).toBe("<code>'Mode' | React.Mode</code>");
});

test('collapses a long type', () => {
  const type = Array.from({ length: 60 }, (_item, index) => `'value${String(index)}'`).join(' | ');
  expect(formatTypeHtml(type, find)).toMatch(
    /^<details><summary><code>'value0'.* …<\/code><\/summary>/u,
  );
});

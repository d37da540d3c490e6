import { formatTypeHtml } from './formatTypeHtml';

const find = (name: string) =>
  name === 'GridColDef' ? { href: '/x' } : name === 'Mode' ? { popover: 'p' } : undefined;

test('what HTML would take for tags is escaped', () => {
  expect(formatTypeHtml('Map<\'a\' & "<b>">', find)).toBe(
    "<code>Map&lt;'a' &amp; &quot;&lt;b&gt;&quot;&gt;</code>",
  );
});

test('a name with a page is a link, another opens its declaration', () => {
  expect(formatTypeHtml('readonly GridColDef<R>[] | Mode', find)).toBe(
    '<code>readonly <a href="/x">GridColDef</a>&lt;R&gt;[] | <button type="button" popovertarget="p" aria-haspopup="dialog">Mode</button></code>',
  );
});

test('quoted texts, members and parameters are no types', () => {
  expect(formatTypeHtml("'Mode' | React.Mode", find)).toBe("<code>'Mode' | React.Mode</code>");
});

test('a long type is folded', () => {
  const type = Array.from({ length: 60 }, (_item, index) => `'value${String(index)}'`).join(' | ');
  expect(formatTypeHtml(type, find)).toMatch(
    /^<details><summary><code>'value0'.* …<\/code><\/summary>/u,
  );
});

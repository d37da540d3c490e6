import { findReferences } from './findReferences';

test('finds ids and addresses of this site, with any kind of quotes', () => {
  const html = `<a id=top href="/a?x=1&amp;y=2#b">x</a><img alt="a > b" src=pic.png />
    <a href='#here'>y</a><a href=https://elsewhere.example/z>z</a><a href=mailto:a@b.c>m</a>
    <script src="/assets/x.js" defer>if (a<b) "<a href=/no>"</script><p id="two">`;
  const { ids, targets } = findReferences(html, '/x/page');
  expect([...ids]).toEqual(['top', 'two']);
  expect([...targets]).toEqual(['/a?x=1&y=2#b', '/x/pic.png', '/x/page#here', '/assets/x.js']);
});

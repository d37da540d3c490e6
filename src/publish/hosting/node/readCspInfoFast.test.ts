import { readCspInfoFast } from './readCspInfoFast';
import { readCspInfo } from './readCspInfo';

const PINNED = new Set(readCspInfo('<script>pinned()</script>').scripts.map(({ hash }) => hash));

test.each([
  ['pinned scripts', '<p>a</p><script>pinned()</script><SCRIPT\n>pinned()</script\n><p>b'],
  ['a script that is not pinned', '<script>pinned()</script><script>evil()</script>'],
  ['only a script', '<script>evil()</script>'],
  ['a script without an end tag', '<p><script>evil()'],
  ['a script in a script', '<script>pinned("<script>")</script>'],
  ['a script in a comment', '<!-- <script>evil()</script> --><script>pinned()</script>'],
  ['a script in an SVG', '<svg><script>a &lt; b</script></svg>'],
  ['a script in an attribute', '<p title="<script>evil()</script>">'],
  ['a script after an attribute', '<p title="<script src=x>"><script>evil()</script>'],
  [
    'an external script and a data block',
    '<script src=/a.js></script><script type=application/json>{}</script>',
  ],
  ['a handler', '<p title="a > b"onclick="c()">'],
  ['a handler in uppercase', '<p/ONCLICK = c()>'],
  ['code shown as text', '<p title=" onclick=c()">&lt;p onclick=c()></p>'],
  ['a policy', `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`],
])('%s: the same result as from the whole page', (_, html) => {
  expect(readCspInfoFast(html, PINNED)).toEqual(readCspInfo(html));
});

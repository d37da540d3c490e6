import { renderMarkdown } from './renderMarkdown';

const resolve = (url: string) =>
  url.startsWith('/') ? `/zh${url}` : url.startsWith('http') ? url : undefined;

test.each([
  ['', ''],
  ['If `true`, *it* is **on**.', 'If <code>true</code>, <em>it</em> is <strong>on</strong>.'],
  ['One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
  ['- a\n- `b`', '<ul><li>a</li><li><code>b</code></li></ul>'],
  ['See [the page](/material-ui/a).', 'See <a href="/zh/material-ui/a">the page</a>.'],
  ['A [script](javascript:alert(1)) is text.', 'A script is text.'],
  ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;'],
  ['## Heading', '<p><strong>Heading</strong></p>'],
])('%j', (text, html) => {
  expect(renderMarkdown(text, resolve)).toBe(html);
});

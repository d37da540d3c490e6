import { parseFragment, serialize } from 'parse5';
import { minifyHtml } from './minifyHtml';

/** Parses HTML like a browser and serializes it, with the content of `noscript` as elements. */
const read = (html: string): string =>
  serialize(parseFragment(html, { scriptingEnabled: false }), { scriptingEnabled: false });

test.each([
  ['<p class="a" id="b c" title="">x</p>', '<p class=a id="b c" title>x</p>'],
  ['<a href="/a/" data-x="1=2">x</a>', '<a href=/a/ data-x="1=2">x</a>'],
  ['<i a="&quot;" b="it&#x27;s" c="&quot;\'">', `<i a='"' b="it's" c="&quot;'">`],
  ['<i a="&amp;lt;" b="x&#13;y">', '<i a=&amp;lt; b=x&#13;y>'],
  ['it&#x27;s 1 &lt; 2 &amp;&amp; 3 &gt; 2&nbsp;', "it's 1 &lt; 2 &amp;&amp; 3 > 2\u00a0"],
  ['a<!-- -->b  c\n d', 'a<!-- -->b  c\n d'],
  ['<br/><input disabled=""/>', '<br /><input disabled />'],
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a<li>b</ul>'],
  ['<ul><li>a</li> <li>b</li>c</ul>', '<ul><li>a</li> <li>b</li>c</ul>'],
  ['<ul><li>a</li><!-- --><li>b</li></ul>', '<ul><li>a</li><!-- --><li>b</ul>'],
  [
    '<table><thead><tr><th>a</th><td>b</td></tr></thead><tbody><tr><td>c</td></tr></tbody></table>',
    '<table><thead><tr><th>a<td>b<tbody><tr><td>c</table>',
  ],
  ['<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>', '<dl><dt>a<dd>b<dt>c<dd>d</dl>'],
  ['<div><p>a</p><p>b</p><span>c</span></div>', '<div><p>a<p>b</p><span>c</span></div>'],
  ['<a><p>a</p></a>', '<a><p>a</p></a>'],
  ['<script>if (a < b && "</p>") x</script>', '<script>if (a < b && "</p>") x</script>'],
  ['<style>a > b::after { content: "&" }</style>', '<style>a > b::after { content: "&" }</style>'],
  ['<textarea>\n\n&lt;b&gt;</textarea>', '<textarea>\n\n&lt;b></textarea>'],
  ['<pre>\n\na</pre>', '<pre>\n\na</pre>'],
  ['<noscript><p class="a">b</p></noscript>', '<noscript><p class=a>b</p></noscript>'],
  ['<svg><script>a &lt; "b"</script></svg>', '<svg><script>a &lt; "b"</script></svg>'],
  [
    '<svg viewBox="0 0 1 1"><linearGradient id="a"/><path d="M0/"></path></svg>',
    '<svg viewbox="0 0 1 1"><lineargradient id=a /><path d=M0/></path></svg>',
  ],
])('%s', (html, short) => {
  expect(minifyHtml(html)).toBe(short);
  expect(read(short)).toBe(read(html));
});

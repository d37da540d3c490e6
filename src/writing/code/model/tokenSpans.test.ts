import { splitSpans, TOKEN_CLASSES, tokenClass, tokensToHtml } from './tokenSpans';
import type { ColoredToken } from './tokenSpans';

const span = (name: keyof typeof TOKEN_CLASSES, text: string): string =>
  `<span class="${TOKEN_CLASSES[name]}">${text}</span>`;

test.each([
  ['var(--shiki-token-keyword)', 't-k'],
  ['color:var(--shiki-token-string-expression)', 't-s'],
  ['var(--shiki-foreground)', undefined],
  ['var(--shiki-token-link)', undefined],
  ['', undefined],
])('the color "%s" has the class %s', (color, name) => {
  expect(tokenClass(color)).toBe(name);
});

const token = (name: keyof typeof TOKEN_CLASSES, content: string): ColoredToken => ({
  content,
  color: `var(--shiki-token-${name})`,
});

test('neighbors of one color are one span, and space has the color of what follows', () => {
  const line = [
    ...['  ', 'export', ' ', 'default', ' function'].map((text) => token('keyword', text)),
    token('string', ' '),
    token('function', 'App'),
    { content: '<T>() ' },
    { content: ' ' },
  ];
  expect(tokensToHtml(line)).toBe(
    `${span('keyword', '  export default function')}${span('function', ' App')}&lt;T>()  `,
  );
});

test('text between spans keeps them apart; a line without tokens is empty', () => {
  const line = [token('string', 'a'), { content: '+' }, token('string', 'b')];
  expect(tokensToHtml(line)).toBe(`${span('string', 'a')}+${span('string', 'b')}`);
  expect(tokensToHtml([])).toBe('');
});

test.each([
  ['has its own span', `&lt;A${span('function', ' HERE')} />`],
  ['shares its span', `&lt;A${span('function', ' b HERE c')} />`],
  ['has no span', '&lt;A HERE />'],
])('code is split where a word %s', (_what, html) => {
  const [before, after] = splitSpans(html, 'HERE');
  expect(before + after).not.toContain('HERE');
  for (const part of [before, after]) {
    expect(part.match(/<span/g)?.length).toBe(part.match(/<\/span>/g)?.length);
  }
  expect([before, after].map((part) => part.replaceAll(/<[^>]*>/g, ''))).toEqual(
    html.includes(' b ') ? ['&lt;A b', ' c />'] : ['&lt;A', ' />'],
  );
});

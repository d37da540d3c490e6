import { splitColored, TOKEN_ELEMENTS, tokensToHtml } from './coloredTokens';
import type { ColoredToken } from './coloredTokens';

const element = (name: keyof typeof TOKEN_ELEMENTS, text: string): string =>
  `<${TOKEN_ELEMENTS[name]}>${text}</${TOKEN_ELEMENTS[name]}>`;

test.each([
  ['var(--shiki-token-keyword)', '<t-k>a</t-k>'],
  ['color:var(--shiki-token-string-expression)', '<t-s>a</t-s>'],
  ['var(--shiki-foreground)', 'a'],
  ['var(--shiki-token-link)', 'a'],
  ['', 'a'],
])('a token with the color "%s" becomes %s', (color, html) => {
  expect(tokensToHtml([{ content: 'a', color }])).toBe(html);
});

const token = (name: keyof typeof TOKEN_ELEMENTS, content: string): ColoredToken => ({
  content,
  color: `var(--shiki-token-${name})`,
});

test('merges neighbors of one color, and gives white space the color of the next token', () => {
  const line = [
    ...['  ', 'export', ' ', 'default', ' function'].map((text) => token('keyword', text)),
    token('string', ' '),
    token('function', 'App'),
    { content: '<T>() ' },
    { content: ' ' },
  ];
  expect(tokensToHtml(line)).toBe(
    `${element('keyword', '  export default function')}${element('function', ' App')}&lt;T>()  `,
  );
});

test('plain text between elements keeps them separate; a line without tokens is empty', () => {
  const line = [token('string', 'a'), { content: '+' }, token('string', 'b')];
  expect(tokensToHtml(line)).toBe(`${element('string', 'a')}+${element('string', 'b')}`);
  expect(tokensToHtml([])).toBe('');
});

test.each([
  ['with its own element', `&lt;A${element('function', ' HERE')} />`],
  ['that shares its element', `&lt;A${element('function', ' b HERE c')} />`],
  ['without an element', '&lt;A HERE />'],
])('splits code at a word %s', (_what, html) => {
  const [before, after] = splitColored(html, 'HERE');
  expect(before + after).not.toContain('HERE');
  for (const part of [before, after]) {
    expect(part.match(/<t-/g)?.length).toBe(part.match(/<\/t-/g)?.length);
  }
  expect([before, after].map((part) => part.replaceAll(/<[^>]*>/g, ''))).toEqual(
    html.includes(' b ') ? ['&lt;A b', ' c />'] : ['&lt;A', ' />'],
  );
});

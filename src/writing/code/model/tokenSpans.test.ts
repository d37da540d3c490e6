import { joinSpans, splitSpans, TOKEN_CLASSES, tokenClass } from './tokenSpans';

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

test('neighbors of one color are one span, however many they are', () => {
  const html = ['export', ' default', ' function'].map((text) => span('keyword', text)).join('');
  expect(joinSpans(html + span('function', ' App') + '()')).toBe(
    `${span('keyword', 'export default function')}${span('function', ' App')}()`,
  );
});

test('text and lines between spans keep them apart', () => {
  const html = `${span('string', 'a')} ${span('string', 'b')}\n${span('string', 'c')}`;
  expect(joinSpans(html)).toBe(html);
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

import {
  cleanText,
  clipNodes,
  hasVisibleNodes,
  hasVisibleText,
  mayHaveVisibleText,
} from './adText';

test('removes bidirectional marks and control characters', () => {
  expect(cleanText('Ac\u202Eme\u0000 \u2066\u200F\u061Cb\u001B\u0085')).toBe('Acme b');
});

test('clips text to one line of at most 120 characters, without splitting emoji', () => {
  expect(cleanText('  Acme\n\t Corp ')).toBe('Acme Corp');
  expect([...cleanText('x'.repeat(5000))]).toHaveLength(120);
  expect(cleanText('x'.repeat(120))).toHaveLength(120);
  expect([...cleanText('😀'.repeat(5000))]).toHaveLength(120);
  expect(cleanText('😀'.repeat(5000))).toMatch(/^(?:😀)+…$/u);
});

test('keeps emoji that fit', () => {
  expect(clipNodes(['😀😀😀'], 3)).toEqual(['😀😀😀']);
  expect(clipNodes(['😀😀😀'], 2)).toEqual(['😀…']);
});

test('clips a description across its tags', () => {
  const nodes = [
    '12345',
    { tag: 'b', children: ['67890', { tag: 'i', children: ['x'] }] },
  ] as const;
  expect(clipNodes(nodes, 8)).toEqual(['12345', { tag: 'b', children: ['67…'] }]);
  expect(clipNodes(nodes, 5)).toEqual(['12345']);
  expect(clipNodes(nodes)).toEqual(nodes);
  expect(clipNodes(['a\u202Eb'])).toEqual(['ab']);
});

/** Spaces, zero-width characters, fillers, variation selectors, combining accents, a tag character. */
const BLANKS = [
  '',
  ' \t\n',
  '\u00a0\u2003\u3000',
  '\u200b\u200c\u200d\u2060\ufeff',
  '\u00ad\u034f\u061c\u180e',
  '\u115f\u1160\u3164\uffa0\u2800',
  '\ufe0f\u0301',
  '\u{e0041}\u{e0100}',
];

test.each(BLANKS)('%j is invisible', (blank) => {
  expect(hasVisibleText(blank)).toBe(false);
  expect(cleanText(blank)).toBe('');
  expect(
    mayHaveVisibleText(`<b>${blank}</b><img src="x" alt="Acme">&nbsp;&emsp;&ZeroWidthSpace;&zwj;`),
  ).toBe(false);
  expect(
    hasVisibleNodes([blank, { tag: 'b', children: [blank, { tag: 'br', children: [] }] }]),
  ).toBe(false);
});

test.each(['a', '5 < 6', 'إعلان', '广告', '😀', '&amp;', '&#65;&#66;', '!'])(
  '%j is visible',
  (text) => {
    expect(mayHaveVisibleText(`<b>${text}</b>`)).toBe(true);
    expect(hasVisibleNodes([{ tag: 'b', children: [text] }])).toBe(true);
  },
);

test('checks 64 KB of brackets within 200 ms', () => {
  const start = performance.now();
  mayHaveVisibleText('<'.repeat(65_536));
  mayHaveVisibleText('&'.repeat(65_536));
  expect(performance.now() - start).toBeLessThan(200);
});

import { cleanText, clipNodes, clipText, stripControls } from './adText';

test('direction marks and control characters go', () => {
  expect(stripControls('Ac\u202Eme\u0000 \u2066\u200F\u061Cb\u001B\u0085')).toBe('Acme b');
});

test('a name has at most 120 characters, whole ones, in one line', () => {
  expect(cleanText('  Acme\n\t Corp ')).toBe('Acme Corp');
  expect([...cleanText('x'.repeat(5000))]).toHaveLength(120);
  expect(cleanText('x'.repeat(120))).toHaveLength(120);
  expect([...cleanText('😀'.repeat(5000))]).toHaveLength(120);
  expect(cleanText('😀'.repeat(5000))).toMatch(/^(?:😀)+…$/u);
});

test('emoji that fit are left alone', () => {
  expect(clipText('😀😀😀', 3)).toBe('😀😀😀');
  expect(clipText('😀😀😀', 2)).toBe('😀…');
});

test('a description is clipped across its tags', () => {
  const nodes = [
    '12345',
    { tag: 'b', children: ['67890', { tag: 'i', children: ['x'] }] },
  ] as const;
  expect(clipNodes(nodes, 8)).toEqual(['12345', { tag: 'b', children: ['67…'] }]);
  expect(clipNodes(nodes, 5)).toEqual(['12345']);
  expect(clipNodes(nodes)).toEqual(nodes);
  expect(clipNodes(['a\u202Eb'])).toEqual(['ab']);
});

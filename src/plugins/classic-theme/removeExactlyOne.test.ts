import { removeExactlyOne } from './removeExactlyOne';

const isScript = (tag: string): boolean => tag === 'script';

test('removes the one item and keeps the order of the others', () => {
  expect(removeExactlyOne(['svg', 'script', 'style'], isScript, 'inline script')).toEqual([
    'svg',
    'style',
  ]);
});

test.each([
  [['svg'], 0],
  [['script', 'svg', 'script'], 2],
])('throws for %j, and the message contains the number of matches: %d', (tags, count) => {
  expect(() => removeExactlyOne(tags, isScript, 'inline script')).toThrow(
    new RegExp(`index\\.ts:\\d+: .* found ${String(count)}: inline script`, 'u'),
  );
});

import { withoutOne } from './withoutOne';

const isScript = (tag: string): boolean => tag === 'script';

test('the one is left out, the others stay in order', () => {
  expect(withoutOne(['svg', 'script', 'style'], isScript, 'inline script')).toEqual([
    'svg',
    'style',
  ]);
});

test.each([
  [['svg'], 0],
  [['script', 'svg', 'script'], 2],
])('of %j, none is left out silently: the build stops with the number %d', (tags, count) => {
  expect(() => withoutOne(tags, isScript, 'inline script')).toThrow(
    new RegExp(`index\\.ts:\\d+: the classic theme has ${String(count)} .*: inline script`, 'u'),
  );
});

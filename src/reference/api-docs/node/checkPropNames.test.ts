import { parsePage } from '../../../writing/content/node/readPageSource';
import { checkPropNames } from '../model/checkPropNames';

function check(text: string): ReturnType<typeof checkPropNames> {
  const page = { file: 'docs/a.mdx', text, tree: parsePage(text), frontMatter: {} };
  return checkPropNames(page, {
    own: new Set(['startIcon', 'size', 'variant']),
    isKnown: (name) => name === 'inputMode',
  });
}

test('counts mentions of props that exist', () => {
  const text = '`startIcon`, `size` and `variant="text"`, `size={3}`; `inputMode`, `role`, `A B`.';
  expect(check(text)).toEqual({ problems: [], verified: 4 });
});

test.each([
  ['`startIcn`', /"startIcn"/, 'startIcon'],
  ['`varient="text"`', /"varient"/, 'variant'],
])('reports %s with its line and the closest name', (text, what, suggestion) => {
  const { problems } = check(`One.\n\nTwo ${text}.`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatchObject({ file: 'docs/a.mdx', line: 3 });
  expect(problems[0]?.what).toMatch(what);
  expect(problems[0]?.fix).toContain(`Did you mean "${suggestion}"?`);
});

test('ignores code fences', () => {
  expect(check('```tsx\nstartIcn\n```').problems).toEqual([]);
});

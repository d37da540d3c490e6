import { assertFrontMatter, checkFrontMatter } from './frontMatter';

const FILE = 'docs/material-ui/react-button/index.mdx';
const DESCRIPTION = 'Buttons let people start an action, such as saving or sending.';
const CONTENT = `---\ntitle: Button\ndescription: ${DESCRIPTION}\n---\n`;
const GOOD = { title: 'Button', description: DESCRIPTION, productId: 'material-ui' };

test('a complete head has no problems', () => {
  expect(checkFrontMatter(GOOD, FILE, CONTENT)).toEqual([]);
});

test('an unknown key names its line and the nearest known key', () => {
  const content = CONTENT.replace('title', 'titel');
  const { title, ...rest } = GOOD;
  const problems = checkFrontMatter({ ...rest, titel: title }, FILE, content);
  expect(problems[0]).toContain(`${FILE}:2: unknown front matter key "titel"`);
  expect(problems[0]).toContain('Did you mean "title"?');
  expect(problems[1]).toContain(`${FILE}:1: no "title"`);
});

test.each([
  ['no description', { title: 'Button' }, 'no "description"'],
  ['a short description', { ...GOOD, description: 'Too short.' }, '10 characters'],
  ['no full stop', { ...GOOD, description: DESCRIPTION.slice(0, -1) }, 'a period'],
  ['a long title', { ...GOOD, title: 'x'.repeat(61) }, '61 characters'],
  ['an address', { ...GOOD, slug: '/button' }, 'is the path of its file'],
  ['an unknown product', { ...GOOD, productId: 'material' }, '"material" is no product'],
  ['a wrong kind', { ...GOOD, components: 'Button' }, 'must be a list of words'],
])('%s is reported', (_case, frontMatter, words) => {
  expect(checkFrontMatter(frontMatter, FILE, CONTENT).join('\n')).toContain(words);
});

test('all mistakes of a file come at once', () => {
  expect(() => {
    assertFrontMatter({ foo: 1 }, FILE, CONTENT);
  }).toThrow(/foo[\s\S]*title[\s\S]*description/);
});

test('a file that is not published is left alone', () => {
  expect(checkFrontMatter({}, '/site/docs/_decisions/0001-x.md', '')).toEqual([]);
  expect(checkFrontMatter({}, '/site/docs/_writing-guide.md', '')).toEqual([]);
});

test('a blog post has keys of its own', () => {
  const post = { title: 'News', description: DESCRIPTION, authors: ['team'], tags: ['release'] };
  expect(checkFrontMatter(post, '/site/blog/2026-01-01-news.mdx', '')).toEqual([]);
  expect(checkFrontMatter(post, FILE, '').join()).toContain('"authors"');
});

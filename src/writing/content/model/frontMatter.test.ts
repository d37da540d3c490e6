import { assertFrontMatter, checkFrontMatter } from './frontMatter';

const FILE = 'docs/material-ui/react-button/index.mdx';
const DESCRIPTION = 'Buttons let people start an action, such as saving or sending.';
const CONTENT = `---\ntitle: Button\ndescription: ${DESCRIPTION}\n---\n`;
const GOOD = { title: 'Button', description: DESCRIPTION, productId: 'material-ui' };

test('accepts complete front matter', () => {
  expect(checkFrontMatter(GOOD, FILE, CONTENT)).toEqual([]);
});

test('reports an unknown key with its line and the most similar known key', () => {
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
  ['a slug', { ...GOOD, slug: '/button' }, 'is its file path'],
  ['an unknown product', { ...GOOD, productId: 'material' }, '"material" is not a product ID'],
  ['a wrong type', { ...GOOD, components: 'Button' }, 'must be a list of strings'],
])('reports %s', (_case, frontMatter, words) => {
  expect(checkFrontMatter(frontMatter, FILE, CONTENT).join('\n')).toContain(words);
});

test('throws one error with all problems of a file', () => {
  expect(() => {
    assertFrontMatter({ foo: 1 }, FILE, CONTENT);
  }).toThrow(/foo[\s\S]*title[\s\S]*description/);
});

test('ignores files that are not published', () => {
  expect(checkFrontMatter({}, '/site/docs/_decisions/0001-x.md', '')).toEqual([]);
  expect(checkFrontMatter({}, '/site/docs/_writing-guide.md', '')).toEqual([]);
});

test('allows different keys in blog posts', () => {
  const post = { title: 'News', description: DESCRIPTION, authors: ['team'], tags: ['release'] };
  expect(checkFrontMatter(post, '/site/blog/2026-01-01-news.mdx', '')).toEqual([]);
  expect(checkFrontMatter(post, FILE, '').join()).toContain('"authors"');
});

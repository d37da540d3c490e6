import { PageError } from './pageError';
import { FRONT_MATTER_MAX_LENGTH } from './pageLimits';
import { parseFrontMatter } from './parseFrontMatter';

const faultOf = (text: string): PageError['problem'] | undefined => {
  try {
    parseFrontMatter(text);
  } catch (error) {
    if (error instanceof PageError) return error.problem;
    throw error;
  }
  return undefined;
};

test.each([
  ['---\ntitle: A\n---\nText.', { title: 'A' }, 'Text.'],
  ['\uFEFF---  \r\ntitle: A\r\n---\t\r\nText.', { title: 'A' }, 'Text.'],
  ['---\n---\nText.', {}, 'Text.'],
  ['---\n# A comment\n---\n', {}, ''],
  ['----\ntitle: A\n----\n', {}, '----\ntitle: A\n----\n'],
  ['\n---\ntitle: A\n---\n', {}, '\n---\ntitle: A\n---\n'],
  ['Text.', {}, 'Text.'],
])('%j', (text, frontMatter, body) => {
  expect(parseFrontMatter(text)).toEqual({ frontMatter, body });
});

const ENGINES = ['js', 'javascript', 'json', 'coffee', 'coffeescript', 'cson', 'toml', 'yaml'];

test.each(ENGINES.flatMap((name) => [name, ` ${name}`, `\t${name} `, `${name}\r`]))(
  'refuses front matter in another language: ---%j',
  (language) => {
    const text = `---${language}\n{ title: (globalThis.hasRun = true) }\n---\nText.`;
    expect(faultOf(text)).toMatchObject({ line: 1, what: expect.stringContaining('only YAML') });
    expect(globalThis).not.toHaveProperty('hasRun');
  },
);

test.each([
  ['a colon in a value', '---\ntitle: A: B\n---\n', 2],
  ['a key twice', '---\ntitle: A\ntitle: B\n---\n', 3],
  ['a tag', '---\ntitle: A\nrun: !!js/function "function () {}"\n---\n', 3],
  ['a custom tag', '---\nrun: !run x\n---\n', 2],
  ['an alias', '---\na: &a [1]\nb: *a\n---\n', 1],
  ['two documents', '---\ntitle: A\n--- \ntitle: B\n', undefined],
  ['a list', '---\n- title\n---\n', 2],
  ['a single word', '---\ntitle\n---\n', 2],
  ['no closing line', '---\ntitle: A\n\nText.\n', 1],
  ['a closing line with text', '---\ntitle: A\n---js\nText.\n', 1],
])('reports the line of %s', (_name, text, line) => {
  expect(faultOf(text)?.line).toBe(line);
});

test('__proto__ is an ordinary key', () => {
  const { frontMatter } = parseFrontMatter('---\n__proto__:\n  title: A\n---\n');
  expect(Object.keys(frontMatter)).toEqual(['__proto__']);
  expect(frontMatter['title']).toBeUndefined();
});

test('limits the length of a page', () => {
  expect(faultOf('word \n'.repeat(2000))).toBeUndefined();
  expect(faultOf('x'.repeat(5_000_000))?.what).toContain('5,000,000 characters');
});

const HOSTILE = ['[', '{', '- ', '? ', '&a ', '!a ', '"', '|\n', '#\n', 'a:\n ', ' \n', '&a [*a,'];

test.each(HOSTILE)('parses or refuses hostile YAML of %j within a second', (piece) => {
  for (const length of [FRONT_MATTER_MAX_LENGTH - 20, 99_980]) {
    const filler = piece.repeat(Math.floor(length / piece.length));
    // CPU time, so that other work on the machine doesn't count.
    const start = process.cpuUsage();
    faultOf(`---\na: ${filler}\n---\n`);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
  }
});

import { parsePage } from './readPageSource';
import { describeParserError } from '../model/describeParserError';

const describe = (text: string): ReturnType<typeof describeParserError> => {
  try {
    parsePage(text);
  } catch (error) {
    return describeParserError(error);
  }
  throw new Error('It can be parsed.');
};

test.each([
  ['a comment of HTML', 'One.\n\n<!-- todo -->\n', 3, '{/* like this */}'],
  ['curly quotation marks', '\n<Demo src=“./A.tsx” />\n', 2, 'straight quotation marks'],
  [
    'a quotation mark that is not closed',
    '<Demo src="./A.tsx />\n\nIt\'s "here".\n',
    3,
    'quotation mark',
  ],
  ['a component that is not closed', 'One.\n\n<Demo src="./A.tsx">\n\nTwo.\n', 3, '"/>"'],
  ['a type in a text', 'One.\n\nAn Array<string> here.\n', 3, 'between backticks'],
  ['a number after <', 'One.\n\nIf n <3, go.\n', 3, 'between backticks'],
  ['a brace', 'One.\n\nA { brace.\n', 3, 'between backticks'],
  ['an id of a heading', 'One.\n\n## Two {#two}\n', 3, '{/* #id */}'],
])('%s', (_name, text, line, fix) => {
  const problem = describe(text);
  expect(problem).toMatchObject({ line, fix: expect.stringContaining(fix) });
  expect(problem.what).not.toMatch(/\d:\d|\.\.$/);
});

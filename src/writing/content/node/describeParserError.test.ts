import { parsePage } from './readPageSource';
import { describeParserError } from '../model/describeParserError';

const describe = (text: string): ReturnType<typeof describeParserError> => {
  try {
    parsePage(text);
  } catch (error) {
    return describeParserError(error);
  }
  throw new Error('The page should not be parsable.');
};

test.each([
  ['an HTML comment', 'One.\n\n<!-- todo -->\n', 3, '{/* like this */}'],
  ['curly quotation marks', '\n<Demo src=“./A.tsx” />\n', 2, 'straight quotation marks'],
  ['an unclosed quotation mark', '<Demo src="./A.tsx />\n\nIt\'s "here".\n', 3, 'quotation mark'],
  ['an unclosed component', 'One.\n\n<Demo src="./A.tsx">\n\nTwo.\n', 3, '"/>"'],
  ['a generic type in the text', 'One.\n\nAn Array<string> here.\n', 3, 'in backticks'],
  ['a number after <', 'One.\n\nIf n <3, go.\n', 3, 'in backticks'],
  ['an autolink', 'One.\n\nSee <https://react.dev>.\n', 3, '[text](https://example.com)'],
  ['a brace', 'One.\n\nA { brace.\n', 3, 'in backticks'],
  ['a heading ID', 'One.\n\n## Two {#two}\n', 3, '{/* #id */}'],
])('%s', (_name, text, line, fix) => {
  const problem = describe(text);
  expect(problem).toMatchObject({ line, fix: expect.stringContaining(fix) });
  expect(problem.what).not.toMatch(/\d:\d|note:|``|\.\.$/);
});

import { describeBuildError } from './describeBuildError';

const PAGE = '/site/docs/guide.mdx';
const STACK = `    at remarkPageRules (/site/src/writing/content/node/remarkPageRules.ts:21:33)
    at wrapped (file:///site/node_modules/trough/lib/index.js:115:27)`;

const describeError = (message: string, resource = PAGE) =>
  describeBuildError(message, resource, '/site/');

test("Docusaurus' error for a page is reduced to the message of our rule", () => {
  const problem = 'docs/guide.mdx:3: The image "./no.png" does not exist. Add the file.';
  expect(
    describeError(
      `MDX compilation failed for file "${PAGE}"\nCause: ${problem}\nDetails:\nError: ${problem}\n${STACK}\n${STACK}`,
    ),
  ).toBe(problem);
});

test('every problem of a page is kept, on its own line', () => {
  const problems = 'docs/guide.mdx:3: No. Fix it.\ndocs/guide.keys.ts:9: Wrong. Fix it.';
  expect(
    describeError(
      `MDX compilation failed for file "${PAGE}"\nCause: ${problems}\nDetails:\n${STACK}`,
    ),
  ).toBe(problems);
});

test("a demo's error has its path relative to the project, and no stack", () => {
  expect(
    describeError(`Error: docs/Demo.tsx:4: Unexpected "}"\n${STACK}`, '/site/docs/Demo.tsx'),
  ).toBe('docs/Demo.tsx:4: Unexpected "}"');
});

test("a message without a file and line gets its module's file", () => {
  expect(describeError(`TypeError: "x" in /site/src/a.ts\n${STACK}`, '/site/docs/A.tsx?demo')).toBe(
    'docs/A.tsx:1: "x" in src/a.ts',
  );
});

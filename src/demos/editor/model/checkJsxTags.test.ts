import fs from 'node:fs';
import path from 'node:path';
import { checkJsxTags } from './checkJsxTags';

test.each([
  ['a different element', 'const a = (\n  <Button>\n    x\n  </Chip>\n);', 'Button', 4],
  ['a member expression', 'const a = <Menu.Item>x</Menu>;', 'Menu.Item', 1],
  ['an element inside a fragment', 'const a = <>\n<p>x</></p>;', 'p', 2],
  ['a fragment', 'const a = <>x</p>;', '', 1],
  ['an element in an attribute', 'const a = <A b={<C d>x</D>} />;', 'C', 1],
  ['an element after others', 'const a = <A><B /><C x={() => <D/>}>{1 < 2}</C></E>;', 'A', 1],
  ['an element with type arguments', 'const a = <List<string> items={[]}>x</Listing>;', 'List', 1],
])('reports a wrong closing tag of %s', (_name, source, name, line) => {
  expect(checkJsxTags(source, true)).toEqual({
    message: `Expected corresponding JSX closing tag for <${name}>`,
    line,
  });
});

test.each([
  'const a = <A.B c:d="</x>" {...e}>{"</f>"} > </A.B>;',
  'const a = <T,>(b: T) => <p data-x>{b as any}</p>;',
  'const a = <svg:path d="x" />, b = c < d, e = f > g;',
  'const a = <>{/* </p> */}<></></>;',
  'const a = <my-element>x</my-element>;',
])('accepts %s', (source) => {
  expect(checkJsxTags(source, true)).toBeUndefined();
});

test('accepts the demos of this site', () => {
  const docs = path.resolve(__dirname, '../../../../docs/material-ui');
  const files = fs.readdirSync(docs, { recursive: true, encoding: 'utf8' });
  const demos = files.filter((file) => /^react-[bt].*\.tsx$/.test(file));
  const wrong = demos.filter(
    (file) => checkJsxTags(fs.readFileSync(path.join(docs, file), 'utf8'), true) !== undefined,
  );
  expect(demos.length).toBeGreaterThan(30);
  expect(wrong).toEqual([]);
});

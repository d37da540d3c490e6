import { findJsonLine } from './findJsonLine';

const TEXT = '{\n  "a": 1\n  "b": 2\n}\n';

test.each([
  ["Expected ',' in JSON at position 13", 3],
  ["Expected ',' in JSON at position 13 (line 3 column 3)", 3],
  ['Unexpected end of JSON input', 5],
])('%s', (message, line) => {
  expect(findJsonLine(TEXT, message)).toBe(line);
});

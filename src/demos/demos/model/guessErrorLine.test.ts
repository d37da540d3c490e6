import { guessErrorLine } from './guessErrorLine';

const code = `import window from 'nowhere';
// The window is used below.
export default function Demo() {
  const size = window.innerWidth;
  const first = list.items[0];
  if (size > 1) throw new Error('Too wide for this shelf');
  return first.draw();
}
`;

test.each([
  ['window is not defined', 4],
  ["Cannot read properties of undefined (reading 'items')", 5],
  ['Too wide for this shelf', 6],
  ['first.draw is not a function', 7],
  ['made of parts', 6],
])('%j is about line %d', (message, line) => {
  expect(guessErrorLine(message, code)).toBe(line);
});

test('falls back to the first line', () => {
  expect(guessErrorLine('odd', 'a();\nb();')).toBe(1);
  expect(guessErrorLine('', 'a();\nb();')).toBe(1);
});

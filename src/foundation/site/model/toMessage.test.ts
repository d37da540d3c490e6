import { toMessage } from './toMessage';

test.each([
  [new Error('no such file'), 'no such file'],
  ['only a text', 'only a text'],
  [undefined, 'undefined'],
])('%p says "%s"', (thrown, words) => {
  expect(toMessage(thrown)).toBe(words);
});

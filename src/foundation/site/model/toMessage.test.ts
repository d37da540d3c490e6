import vm from 'node:vm';
import { toMessage } from './toMessage';

test.each([
  [new Error('no such file'), 'no such file'],
  [vm.runInNewContext('new Error("of another realm")'), 'of another realm'],
  ['only a text', 'only a text'],
  [undefined, 'undefined'],
])('%p says "%s"', (thrown, words) => {
  expect(toMessage(thrown)).toBe(words);
});

import vm from 'node:vm';
import { toMessage } from './toMessage';

test.each([
  [new Error('no such file'), 'no such file'],
  [vm.runInNewContext('new Error("from another realm")'), 'from another realm'],
  ['just a string', 'just a string'],
  [undefined, 'undefined'],
])('the message of %p is "%s"', (thrown, message) => {
  expect(toMessage(thrown)).toBe(message);
});

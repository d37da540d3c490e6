import { rememberLatest } from './rememberLatest';

test('a text is read once for its file, and again when either is another', () => {
  const make = jest.fn((text: string, file: string) => `${file}: ${text}`);
  const read = rememberLatest(make);
  expect([read('a', 'x'), read('a', 'x')]).toEqual(['x: a', 'x: a']);
  expect(make).toHaveBeenCalledTimes(1);
  expect([read('a', 'y'), read('b', 'x'), read('a', 'x')]).toEqual(['y: a', 'x: b', 'x: a']);
  expect(make).toHaveBeenCalledTimes(4);
});

test('what could not be read is tried again', () => {
  const make = jest.fn((): string => {
    throw new Error('no');
  });
  const read = rememberLatest(make);
  expect(() => read('a', 'x')).toThrow('no');
  expect(() => read('a', 'x')).toThrow('no');
  expect(make).toHaveBeenCalledTimes(2);
});

import { findClosestMatch } from './findClosestMatch';

const NAMES = ['Button', 'ButtonGroup', 'Table'];

test('returns the most similar name, or nothing if none is similar', () => {
  expect(findClosestMatch('ButonGroup', NAMES)).toBe('ButtonGroup');
  expect(findClosestMatch('xyz', NAMES)).toBeUndefined();
  expect(findClosestMatch('Button', [])).toBeUndefined();
});

test('with a minimum of 0, returns the best match however bad it is', () => {
  expect(findClosestMatch('zzzzt', NAMES, 0)).toBeDefined();
});

import { findClosestMatch } from './findClosestMatch';

const NAMES = ['Button', 'ButtonGroup', 'Table'];

test('the most similar name, unless none is near', () => {
  expect(findClosestMatch('ButonGroup', NAMES)).toBe('ButtonGroup');
  expect(findClosestMatch('xyz', NAMES)).toBeUndefined();
  expect(findClosestMatch('Button', [])).toBeUndefined();
});

test('with a lower bound the nearest, however far', () => {
  expect(findClosestMatch('zzzzt', NAMES, 0)).toBeDefined();
});

import { findNearest } from './findNearest';

const NAMES = ['Button', 'ButtonGroup', 'Table'];

test('the most similar name, unless none is near', () => {
  expect(findNearest('ButonGroup', NAMES)).toBe('ButtonGroup');
  expect(findNearest('xyz', NAMES)).toBeUndefined();
  expect(findNearest('Button', [])).toBeUndefined();
});

test('with a lower bound the nearest, however far', () => {
  expect(findNearest('zzzzt', NAMES, 0)).toBeDefined();
});

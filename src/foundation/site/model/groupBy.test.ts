import { groupBy } from './groupBy';

test('keeps the order of the keys and of the items', () => {
  const groups = groupBy(['pear', 'apple', 'plum'], ([first]) => first);
  expect([...groups]).toEqual([
    ['p', ['pear', 'plum']],
    ['a', ['apple']],
  ]);
});

import { addRecentSearch, parseRecentSearches } from './recentSearches';

test.each([
  [undefined, []],
  ['', []],
  ['{"a":1}', []],
  ['[1,"dialog",null]', ['dialog']],
  ['["a","b","c","d","e","f","g"]', ['a', 'b', 'c', 'd', 'e', 'f']],
  [JSON.stringify(['x'.repeat(81)]), []],
])('parseRecentSearches(%j)', (text, expected) => {
  expect(parseRecentSearches(text)).toEqual(expected);
});

test('adding a search moves it to the front and drops the oldest', () => {
  expect(addRecentSearch(['a', 'b'], ' B ')).toEqual(['B', 'a']);
  expect(addRecentSearch(['1', '2', '3', '4', '5', '6'], '7')).toEqual([
    '7',
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  expect(addRecentSearch(['a'], '  ')).toEqual(['a']);
});

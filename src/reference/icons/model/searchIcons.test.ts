import { ICON_SYNONYMS } from '../data/synonyms';
import { readQuery, splitIconName } from './iconWords';
import { createIconIndex, searchIcons } from './searchIcons';
import type { IconEntry } from './types';

const ALL = 31;
const FILLED_ONLY = 1;
const entries: IconEntry[] = [
  ['AutoDelete', ALL],
  ['Delete', ALL],
  ['DeleteForever', ALL],
  ['GitHub', FILLED_ONLY],
  ['Menu', ALL],
  ['SignalWifi1Bar', ALL],
];
const index = createIconIndex(entries, { trash: 'delete', hamburger: 'Menu' });

test.each([
  ['CheckBoxOutlineBlank', ['check', 'box', 'outline', 'blank']],
  ['Forward10', ['forward', '10']],
  ['SignalWifi1Bar', ['signal', 'wifi', '1', 'bar']],
  ['AddAPhoto', ['add', 'a', 'photo']],
])('splitIconName splits %s', (name, parts) => {
  expect(splitIconName(name)).toEqual(parts);
});

test('an empty query returns all icons of the style', () => {
  expect(searchIcons(index, '  ', 'Filled')).toHaveLength(entries.length);
  expect(searchIcons(index, '', 'Sharp')).not.toContain('GitHub');
});

test('an exact name comes first, then names that start with the query', () => {
  expect(searchIcons(index, 'delete', 'Filled')).toEqual(['Delete', 'DeleteForever', 'AutoDelete']);
});

test('a synonym of a word finds every icon with that word, and a synonym of a name only that icon', () => {
  expect(searchIcons(index, 'trash', 'Filled')).toEqual(['Delete', 'AutoDelete', 'DeleteForever']);
  expect(searchIcons(index, 'hamburger', 'Filled')).toEqual(['Menu']);
});

test('every word must match', () => {
  expect(searchIcons(index, 'wifi bar', 'Filled')).toEqual(['SignalWifi1Bar']);
  expect(searchIcons(index, 'wifi menu', 'Filled')).toEqual([]);
});

test.each([
  ['<DeleteForeverOutlined />', ['delete', 'forever']],
  ["import X from '@mui/icons-material/DeleteSharp';", ['delete']],
  ['arrow_left', ['arrow', 'left']],
])('readQuery splits %s into words', (query, words) => {
  expect(readQuery(query)).toEqual(words);
});

test('there are at least 300 synonyms', () => {
  expect(Object.keys(ICON_SYNONYMS).length).toBeGreaterThanOrEqual(300);
});

import { checkSynonyms, splitSynonyms } from './checkSynonyms';

const SOURCE = ["{ page: '/a', words: 'x' },", "{ page: '/b',", "  words: 'y,, y' },"].join('\n');

test('every mistake, by its line', () => {
  const synonyms = [
    { page: '/a', words: 'x' },
    { page: '/b', words: 'y,, y' },
  ];
  expect(checkSynonyms(synonyms, new Set(['/a']), 's.ts', SOURCE)).toEqual([
    's.ts:2: no navigation tree has the page "/b", so its synonyms would find nothing. Fix the pathname or remove the entry.',
    's.ts:2: an empty word between two commas. Remove a comma.',
    's.ts:2: "y" is there twice. Remove one.',
  ]);
});

test('a second entry for a page, by the second one’s line', () => {
  const source = "{ page: '/a' },\n{ page: '/a' },";
  const twice = [
    { page: '/a', words: 'x' },
    { page: '/a', words: 'y' },
  ];
  expect(checkSynonyms(twice, new Set(['/a']), 's.ts', source)).toEqual([
    's.ts:2: a second entry for "/a". Put its words into the first one.',
  ]);
});

test('words are parted by commas', () => {
  expect(splitSynonyms('modal, popup')).toEqual(['modal', 'popup']);
});

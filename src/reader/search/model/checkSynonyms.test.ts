import { checkSynonyms, splitSynonyms } from './checkSynonyms';

const SOURCE = ["{ page: '/a', words: 'x' },", "{ page: '/b',", "  words: 'y,, y' },"].join('\n');

test('reports every mistake with its line', () => {
  const synonyms = [
    { page: '/a', words: 'x' },
    { page: '/b', words: 'y,, y' },
  ];
  expect(checkSynonyms(synonyms, new Set(['/a']), 's.ts', SOURCE)).toEqual([
    's.ts:2: no navigation tree has the page "/b", so its synonyms would find nothing. Fix the pathname or remove the entry.',
    's.ts:2: there is an empty word between two commas. Remove one of the commas.',
    's.ts:2: "y" is listed twice. Remove one of them.',
  ]);
});

test('reports a second entry for a page with the line of the second one', () => {
  const source = "{ page: '/a' },\n{ page: '/a' },";
  const twice = [
    { page: '/a', words: 'x' },
    { page: '/a', words: 'y' },
  ];
  expect(checkSynonyms(twice, new Set(['/a']), 's.ts', source)).toEqual([
    's.ts:2: there is a second entry for "/a". Move its words to the first one.',
  ]);
});

test('splits words at commas', () => {
  expect(splitSynonyms('modal, popup')).toEqual(['modal', 'popup']);
});

import { compareMessages, mergeMessages } from './messages';

test('has the English keys in English order, keeps translations, and drops orphans', () => {
  const english = { b: { message: 'B' }, a: { message: 'A', description: 'first' } };
  const merged = mergeMessages(english, { a: { message: '甲' }, z: { message: '丁' } });
  expect(Object.entries(merged)).toEqual([
    ['b', { message: 'B' }],
    ['a', { message: '甲', description: 'first' }],
  ]);
});

test('a planned page keeps the translation of its title once it is written', () => {
  const english = { 'sidebar.x.doc./x/events': { message: 'Events' } };
  const link = { 'sidebar.x.link./x/events': { message: '事件' } };
  const expected = { 'sidebar.x.doc./x/events': { message: '事件' } };
  expect(mergeMessages(english, link)).toEqual(expected);
  expect(mergeMessages(english, { ...english, ...link })).toEqual(expected);
  expect(mergeMessages(english, { 'sidebar.y.link./x/events': { message: '事件' } })).toEqual(
    english,
  );
});

test('a title can be in English if it is an API name, has no words, or is in the glossary', () => {
  const same = new Set(['Markdown']);
  const canBeEnglish = (key: string, message: string): boolean => {
    const file = { [key]: { message } };
    return compareMessages(file, file, {}, { same, hash: String }).done.includes(key);
  };
  expect(canBeEnglish('sidebar.x.doc./x/api/data-grid/grid-api', 'GridApi')).toBe(true);
  expect(canBeEnglish('sidebar.x.doc./x/react-charts/hooks/use-legend', 'useLegend')).toBe(true);
  expect(canBeEnglish('sidebar.x.doc./x/react-charts/hooks', 'Hooks')).toBe(false);
  expect(canBeEnglish('a', 'Markdown')).toBe(true);
  expect(canBeEnglish('a', '–')).toBe(true);
  expect(canBeEnglish('a', 'Events')).toBe(false);
});

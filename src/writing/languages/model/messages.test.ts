import { compareMessages, mergeMessages } from './messages';

test('English keys in English order, translations kept, orphans gone', () => {
  const english = { b: { message: 'B' }, a: { message: 'A', description: 'first' } };
  const merged = mergeMessages(english, { a: { message: '甲' }, z: { message: '丁' } });
  expect(Object.entries(merged)).toEqual([
    ['b', { message: 'B' }],
    ['a', { message: '甲', description: 'first' }],
  ]);
});

test('a title keeps its translation when its page is written', () => {
  const english = { 'sidebar.x.doc./x/events': { message: 'Events' } };
  const link = { 'sidebar.x.link./x/events': { message: '事件' } };
  const expected = { 'sidebar.x.doc./x/events': { message: '事件' } };
  expect(mergeMessages(english, link)).toEqual(expected);
  expect(mergeMessages(english, { ...english, ...link })).toEqual(expected);
  expect(mergeMessages(english, { 'sidebar.y.link./x/events': { message: '事件' } })).toEqual(
    english,
  );
});

test('a title may stay English when it is a name of the code, has no words, or the glossary says so', () => {
  const same = new Set(['Markdown']);
  const may = (key: string, message: string): boolean => {
    const file = { [key]: { message } };
    return compareMessages(file, file, {}, { same, hash: String }).done.includes(key);
  };
  expect(may('sidebar.x.doc./x/api/data-grid/grid-api', 'GridApi')).toBe(true);
  expect(may('sidebar.x.doc./x/react-charts/hooks/use-legend', 'useLegend')).toBe(true);
  expect(may('sidebar.x.doc./x/react-charts/hooks', 'Hooks')).toBe(false);
  expect(may('a', 'Markdown')).toBe(true);
  expect(may('a', '–')).toBe(true);
  expect(may('a', 'Events')).toBe(false);
});

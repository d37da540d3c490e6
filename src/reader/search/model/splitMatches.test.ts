import { splitMatches } from './splitMatches';

const mark = (text: string, query: string, terms: readonly string[] = []): string =>
  splitMatches(text, query, terms)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['A Dialog opens', 'dia', [], 'A [Dia]log opens'],
  ['A Dialog opens', 'dilog', ['dialog'], 'A [Dialog] opens'],
  ['slotProps.input', 'slotProps.input', [], '[slotProps].[input]'],
  ['Résumé', 'resu', [], '[Résu]mé'],
  ['使用对话框', '对话框', [], '使用[对话框]'],
  ['<b>bold</b>', '<b>', [], '<[b]>[b]old</[b]>'],
  ['لون الزر', 'زر', [], 'لون [الزر]'],
  ['nothing here', 'xyz', [], 'nothing here'],
  ['', 'a', [], ''],
])('marks %j for %j', (text, query, terms, expected) => {
  expect(mark(text, query, terms)).toBe(expected);
});

test('the parts add up to the text for any query', () => {
  for (const query of ['', '.*', '(', '👩‍👧', 'İ', 'ﬀ', '\u202E']) {
    const text = 'İstanbul ﬀ 👩‍👧 a.b*c (d) Ångström';
    expect(
      splitMatches(text, query, ['a', 'angstrom'])
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});

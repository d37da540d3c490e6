import { toPseudo } from './pseudo';

test('adds accents and brackets, and keeps placeholders', () => {
  expect(toPseudo('Copy {name} now')).toMatch(/^⟦Çôþý \{name\} ñôŵ .*⟧$/u);
});

test.each(['Copy', 'Search components, props, icons, and colors', 'A'.repeat(200)])(
  'makes the message about a third longer: %s',
  (text) => {
    const growth = (toPseudo(text).length - 2) / text.length;
    expect(growth).toBeGreaterThanOrEqual(1.3);
    expect(growth).toBeLessThan(1.6);
  },
);

test('leaves an empty message empty', () => {
  expect(toPseudo('')).toBe('');
});

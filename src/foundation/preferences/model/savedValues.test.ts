import { parseConsent, resolveConsent } from './consent';
import { parseDense } from './density';
import { parseDirection } from './direction';

test.each([
  ['ltr', 'ltr'],
  ['rtl', 'rtl'],
  ['RTL', undefined],
  ['', undefined],
  [null, undefined],
])('parseDirection(%p) is %p', (text, expected) => {
  expect(parseDirection(text)).toBe(expected);
});

test.each([
  ['true', true],
  ['false', false],
  ['1', false],
  [undefined, false],
])('parseDense(%p) is %p', (text, expected) => {
  expect(parseDense(text)).toBe(expected);
});

test.each([
  ['granted', 'granted'],
  ['denied', 'denied'],
  ['unset', 'unset'],
  ['yes', 'unset'],
  [undefined, 'unset'],
])('parseConsent(%p) is %p', (text, expected) => {
  expect(parseConsent(text)).toBe(expected);
});

test.each(['granted', 'denied', 'unset'] as const)(
  'a privacy signal turns %s into denied',
  (saved) => {
    expect(resolveConsent(saved, true)).toBe('denied');
    expect(resolveConsent(saved, false)).toBe(saved);
  },
);

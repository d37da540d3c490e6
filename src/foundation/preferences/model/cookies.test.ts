import { readCookie, serializeCookie } from './cookies';

test.each([
  ['codeVariant', 'JS', false, 'codeVariant=JS; path=/; max-age=31536000; SameSite=Lax'],
  ['codeVariant', 'TS', true, 'codeVariant=TS; path=/; max-age=31536000; SameSite=Lax; Secure'],
  [
    'codeStyling',
    'MUI System',
    false,
    'codeStyling=MUI%20System; path=/; max-age=31536000; SameSite=Lax',
  ],
])('serializeCookie(%s, %s), secure %s', (name, value, secure, expected) => {
  expect(serializeCookie(name, value, { secure })).toBe(expected);
});

test.each([
  ['codeVariant=JS', 'codeVariant', 'JS'],
  ['a=1; codeVariant=JS; b=2', 'codeVariant', 'JS'],
  ['a=1;codeVariant=JS', 'codeVariant', 'JS'],
  ['codeStyling=MUI%20System', 'codeStyling', 'MUI System'],
  ['codeStyling=MUI System', 'codeStyling', 'MUI System'],
  ['x=a=b', 'x', 'a=b'],
  ['x=', 'x', ''],
  ['x', 'x', undefined],
  ['mycodeVariant=JS', 'codeVariant', undefined],
  ['codeVariantX=JS', 'codeVariant', undefined],
  ['codeVariant=%E0%A4%A', 'codeVariant', undefined],
  ['', 'codeVariant', undefined],
  ['=JS', '', undefined],
])('readCookie(%p, %p) is %p', (cookies, name, expected) => {
  expect(readCookie(cookies, name)).toBe(expected);
});

test('round-trips a value with special characters', () => {
  const text = serializeCookie('x', 'a; b=ü%', { secure: false }).split(';')[0] ?? '';
  expect(readCookie(text, 'x')).toBe('a; b=ü%');
});

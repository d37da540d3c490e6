import { decideConsent } from './decideConsent';

const WITHOUT_SIGNAL = [
  ['granted', true, 'allowed'],
  ['granted', false, 'allowed'],
  ['denied', true, 'refused'],
  ['denied', false, 'refused'],
  ['unset', true, 'ask'],
  ['unset', false, 'allowed'],
] as const;

test.each(WITHOUT_SIGNAL)('answer %s, consent required %s: %s', (saved, isRequired, expected) => {
  expect(decideConsent({ hasPrivacySignal: false, saved, isRequired })).toBe(expected);
});

test('the table above has every combination', () => {
  expect(
    new Set(WITHOUT_SIGNAL.map(([saved, required]) => `${saved}${String(required)}`)).size,
  ).toBe(6);
});

test.each(WITHOUT_SIGNAL)(
  'with the browser’s privacy signal, answer %s, consent required %s: refused',
  (saved, isRequired) => {
    expect(decideConsent({ hasPrivacySignal: true, saved, isRequired })).toBe('refused');
  },
);

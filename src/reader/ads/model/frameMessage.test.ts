import { parseAdFrameMessage } from './frameMessage';

const AD = {
  height: 90,
  link: 'https://ads.example/',
  image: 'https://ads.example/a.png',
  text: 'Acme',
};
const GOOD = { type: 'site-ad-frame', nonce: 'n', ...AD };

test('a whole message is read', () => {
  expect(parseAdFrameMessage(GOOD, 'n')).toEqual(AD);
});

test.each([
  ['text', '<img src=x onerror=alert(1)>'],
  ['nothing', undefined],
  ['null', null],
  ['another type', { ...GOOD, type: 'other' }],
  ['another nonce', { ...GOOD, nonce: 'm' }],
  ['no nonce', { ...GOOD, nonce: undefined }],
  ['a height that is no number', { ...GOOD, height: Number.NaN }],
  ['an endless height', { ...GOOD, height: Number.POSITIVE_INFINITY }],
  ['a height of text', { ...GOOD, height: '90' }],
  ['no height', { type: GOOD.type, nonce: 'n' }],
])('%s is ignored', (_name, data) => {
  expect(parseAdFrameMessage(data, 'n')).toBeUndefined();
});

test.each([
  [1e9, 400],
  [-5, 0],
  [400.5, 400],
])('a height of %d is taken as %d', (height, expected) => {
  expect(parseAdFrameMessage({ ...GOOD, height }, 'n')?.height).toBe(expected);
});

test.each(['javascript:alert(1)', 'http://x.example', 5, null, '<b>'])(
  '%j is dropped as link and as picture',
  (address) => {
    const report = parseAdFrameMessage({ ...GOOD, link: address, image: address }, 'n');
    expect(report).toEqual({ ...AD, link: null, image: null });
  },
);

test.each([[5], [null], [undefined], [{ length: 5 }]])('%j is no text', (text) => {
  expect(parseAdFrameMessage({ ...GOOD, text }, 'n')?.text).toBe('');
});

test('a text without end is cut', () => {
  expect(parseAdFrameMessage({ ...GOOD, text: 'x'.repeat(1e6) }, 'n')?.text).toHaveLength(1000);
});

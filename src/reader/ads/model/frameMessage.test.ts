import { parseAdFrameMessage } from './frameMessage';

const AD = {
  height: 90,
  link: 'https://ads.example/',
  image: 'https://ads.example/a.png',
  text: 'Acme',
};
const GOOD = { type: 'site-ad-frame', nonce: 'n', ...AD };

test('accepts a complete message', () => {
  expect(parseAdFrameMessage(GOOD, 'n')).toEqual(AD);
});

test.each([
  ['a string', '<img src=x onerror=alert(1)>'],
  ['undefined', undefined],
  ['null', null],
  ['another type', { ...GOOD, type: 'other' }],
  ['another nonce', { ...GOOD, nonce: 'm' }],
  ['no nonce', { ...GOOD, nonce: undefined }],
  ['NaN as height', { ...GOOD, height: Number.NaN }],
  ['an infinite height', { ...GOOD, height: Number.POSITIVE_INFINITY }],
  ['a string as height', { ...GOOD, height: '90' }],
  ['no height', { type: GOOD.type, nonce: 'n' }],
])('ignores %s', (_name, data) => {
  expect(parseAdFrameMessage(data, 'n')).toBeUndefined();
});

test.each([
  [1e9, 400],
  [-5, 0],
  [400.5, 400],
])('clamps a height of %d to %d', (height, expected) => {
  expect(parseAdFrameMessage({ ...GOOD, height }, 'n')?.height).toBe(expected);
});

test.each(['javascript:alert(1)', 'http://x.example', 5, null, '<b>'])(
  'drops %j as a link and as an image',
  (url) => {
    const report = parseAdFrameMessage({ ...GOOD, link: url, image: url }, 'n');
    expect(report).toEqual({ ...AD, link: null, image: null });
  },
);

test.each([[5], [null], [undefined], [{ length: 5 }]])(
  'replaces %j as text with an empty string',
  (text) => {
    expect(parseAdFrameMessage({ ...GOOD, text }, 'n')?.text).toBe('');
  },
);

test('cuts off very long text', () => {
  expect(parseAdFrameMessage({ ...GOOD, text: 'x'.repeat(1e6) }, 'n')?.text).toHaveLength(1000);
});

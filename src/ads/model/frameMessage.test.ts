import { isFrameClick, parseFrameMessage } from './frameMessage';

const GOOD = { type: 'site-ad-frame', nonce: 'n', height: 90, link: 'https://ads.example/' };

test('a whole message is read', () => {
  expect(parseFrameMessage(GOOD, 'n')).toEqual({ height: 90, link: 'https://ads.example/' });
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
  expect(parseFrameMessage(data, 'n')).toBeUndefined();
});

test.each([
  [1e9, 400],
  [-5, 0],
  [400.5, 400],
])('a height of %d is taken as %d', (height, expected) => {
  expect(parseFrameMessage({ ...GOOD, height }, 'n')?.height).toBe(expected);
});

test.each(['javascript:alert(1)', 'http://x.example', 5, null, '<b>'])(
  'the link %j is dropped',
  (link) => {
    expect(parseFrameMessage({ ...GOOD, link }, 'n')?.link).toBeNull();
  },
);

test.each([
  [{ type: 'site-ad-frame-click', nonce: 'n' }, true],
  [{ type: 'site-ad-frame-click', nonce: 'm' }, false],
  [{ type: 'site-ad-frame', nonce: 'n' }, false],
  ['site-ad-frame-click', false],
  [null, false],
])('%j tells a click: %s', (data, expected) => {
  expect(isFrameClick(data, 'n')).toBe(expected);
});

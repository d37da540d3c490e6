import { APPEAL_SHARE, INLINE_SHARE } from './constants';
import { drawAd, pickByDraw } from './drawAd';
import { getAdLabel } from './adEvent';
import { selectAd } from './selectAd';
import type { AdState, AdVerdict } from './selectAd';

const BOOLEANS = [false, true];
const EXPECTED: Record<AdVerdict, (isFallback: boolean, isAppeal: boolean) => AdState> = {
  off: () => 'inhouse',
  empty: () => 'inhouse',
  pending: () => 'loading',
  blocked: (_isFallback, isAppeal) => (isAppeal ? 'appeal' : 'inhouse'),
  clear: (isFallback) => (isFallback ? 'inhouse' : 'sponsor'),
};
const verdicts = Object.keys(EXPECTED) as AdVerdict[];
const combinations = verdicts.flatMap((verdict) =>
  BOOLEANS.flatMap((isFallback) => BOOLEANS.map((isAppeal) => ({ verdict, isFallback, isAppeal }))),
);

test('there are twenty combinations', () => {
  expect(combinations).toHaveLength(20);
});

test.each(combinations)('sponsor $verdict, fallback $isFallback, appeal $isAppeal', (input) => {
  const { verdict, isFallback, isAppeal } = input;
  expect(selectAd(input)).toBe(EXPECTED[verdict](isFallback, isAppeal));
});

test.each([
  [0, 'inline', true, true],
  [0.0999, 'inline', true, true],
  [0.1, 'inline', true, false],
  [0.1999, 'inline', true, false],
  [0.2, 'image', false, false],
  [0.9999, 'image', false, false],
] as const)('a draw of %d gives %s, appeal %s, sampled %s', (draw, shape, isAppeal, isSampled) => {
  expect(drawAd(() => draw)).toEqual({ shape, isAppeal, inHouse: draw, isSampled });
});

test('every decision has its own draw', () => {
  const draws = [0.1, 0.9, 0.5, 0.05];
  let count = 0;
  const drawn = drawAd(() => draws[count++] ?? Number.NaN);
  expect(drawn).toEqual({ shape: 'inline', isAppeal: false, inHouse: 0.5, isSampled: true });
  expect(count).toBe(4);
});

test('many draws match the configured shares (spec ADS-13, ADS-16, ADS-23)', () => {
  // A fixed low-discrepancy sequence, which covers the interval evenly.
  let seed = 0;
  const random = (): number => (seed = (seed + 0.618_033_988_749_895) % 1);
  const drawn = Array.from({ length: 10_000 }, () => drawAd(random));
  const share = (matches: (draws: (typeof drawn)[number]) => boolean): number =>
    drawn.filter(matches).length / drawn.length;
  expect(share(({ shape }) => shape === 'inline')).toBeCloseTo(INLINE_SHARE, 2);
  expect(share(({ isAppeal }) => isAppeal)).toBeCloseTo(APPEAL_SHARE, 2);
  expect(share(({ isSampled }) => isSampled)).toBeCloseTo(0.1, 2);
});

test('draws can pick every item of an array, and an invalid draw throws', () => {
  expect([0, 0.34, 0.67, 0.999].map((draw) => pickByDraw(['a', 'b', 'c'], draw))).toEqual([
    'a',
    'b',
    'c',
    'c',
  ]);
  expect(() => pickByDraw(['a'], Number.NaN)).toThrow('NaN');
  expect(() => pickByDraw([], 0)).toThrow('No item');
});

test('the label depends on what is shown, and is undefined when nothing is', () => {
  expect(getAdLabel('sponsor', 'image', false)).toBe('sponsor-body-top-image');
  expect(getAdLabel('inhouse', 'inline', false)).toBe('in-house-body-top-inline');
  expect(getAdLabel('inhouse', 'image', true)).toBe('in-house-fallback-body-top-image');
  expect(getAdLabel('appeal', 'inline', false)).toBe('in-house-adblock-body-top-inline');
  for (const state of ['loading', 'bot', 'off'] as const) {
    expect(getAdLabel(state, 'image', false)).toBeUndefined();
  }
});

import { nextForFirstFlight, planCompression } from './compressionPlan';
import { FIRST_FLIGHT } from './firstFlight';

const KB = 1024;

test.each([
  ['material-ui/react-button.html', { brotli: 5, gzip: 6, isCached: false, isPage: true }],
  ['zh/index.html', { brotli: 5, gzip: 6, isCached: false, isPage: true }],
  ['demo/a/B.html', { brotli: 5, gzip: 6, isCached: false, isPage: false }],
  ['llms.txt', { brotli: 5, gzip: 6, isCached: false, isPage: false }],
  ['sw.js', { brotli: 5, gzip: 6, isCached: false, isPage: false }],
  ['assets/js/c97cb0cd.4f6187cb.js', { brotli: 10, gzip: 9, isCached: true, isPage: false }],
  ['assets/demos/Button.4f6187cb.json', { brotli: 10, gzip: 9, isCached: true, isPage: false }],
  ['zh/assets/css/styles.2657ae3c.css', { brotli: 11, gzip: 9, isCached: true, isPage: false }],
])('%s', (file, plan) => {
  expect(planCompression(file, 20 * KB)).toEqual(plan);
});

test.each([
  ['assets/img/logo.png', 20 * KB],
  ['fonts/a.woff2', 20 * KB],
  ['small.html', KB - 1],
  ['_headers', 20 * KB],
  ['.host-rules.json', 20 * KB],
  ['deploy/readme.txt', 20 * KB],
])('%s of %i bytes is not compressed', (file, bytes) => {
  expect(planCompression(file, bytes)).toBeUndefined();
});

test.each(['main', 'runtime~main', 'common'])('every page waits for %s', (name) => {
  expect(planCompression(`assets/js/${name}.4f6187cb.js`, 300 * KB)?.brotli).toBe(11);
});

test('does not use the best quality for very large files', () => {
  expect(planCompression('live/x.js', 2_000 * KB)?.brotli).toBe(9);
});

test('a light build compresses every file quickly and does not use the cache', () => {
  expect(planCompression('assets/js/main.4f6187cb.js', 20 * KB, 'light')).toEqual({
    brotli: 1,
    gzip: 1,
    isCached: false,
    isPage: false,
  });
  expect(planCompression('small.html', KB - 1, 'light')).toBeUndefined();
});

test.each([
  ['already fits', 5, FIRST_FLIGHT, undefined],
  ['is slightly too large', 5, FIRST_FLIGHT + 1, 8],
  ['is too large for the quick quality to help', 5, Math.ceil(FIRST_FLIGHT / 0.96), 10],
  ['still doesn’t fit with the quick quality', 8, FIRST_FLIGHT + 1, 10],
  ['is too large by less than the gain', 5, Math.floor(FIRST_FLIGHT / 0.9), 10],
  ['is far too large', 5, Math.ceil(FIRST_FLIGHT / 0.9) + 1, undefined],
  ['fits with the good quality', 10, FIRST_FLIGHT, undefined],
  ['is still slightly too large', 10, FIRST_FLIGHT + 1, 11],
  ['can’t fit with any quality', 10, Math.ceil(FIRST_FLIGHT / 0.96) + 1, undefined],
  ['is at the best quality', 11, FIRST_FLIGHT + 1, undefined],
])('the next quality for a page that %s', (_name, quality, bytes, expected) => {
  expect(nextForFirstFlight(quality, bytes)).toBe(expected);
});

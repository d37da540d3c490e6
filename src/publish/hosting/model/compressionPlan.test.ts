import { mayFitFirstFlight, planCompression } from './compressionPlan';
import { FIRST_FLIGHT } from './firstFlight';

const KB = 1024;

test.each([
  ['material-ui/react-button.html', { brotli: 5, gzip: 6, isKept: false, isPage: true }],
  ['zh/index.html', { brotli: 5, gzip: 6, isKept: false, isPage: true }],
  ['demo/a/B.html', { brotli: 5, gzip: 6, isKept: false, isPage: false }],
  ['llms.txt', { brotli: 5, gzip: 6, isKept: false, isPage: false }],
  ['sw.js', { brotli: 5, gzip: 6, isKept: false, isPage: false }],
  ['assets/js/main.4f6187cb.js', { brotli: 11, gzip: 9, isKept: true, isPage: false }],
  ['zh/assets/css/styles.2657ae3c.css', { brotli: 11, gzip: 9, isKept: true, isPage: false }],
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
])('%s of %i bytes is sent as it is', (file, bytes) => {
  expect(planCompression(file, bytes)).toBeUndefined();
});

test('very large files are not worth the best quality', () => {
  expect(planCompression('live/x.js', 2_000 * KB)?.brotli).toBe(9);
});

test('a light build takes little time for every file, and leaves the cache alone', () => {
  expect(planCompression('assets/js/main.4f6187cb.js', 20 * KB, 'light')).toEqual({
    brotli: 1,
    gzip: 1,
    isKept: false,
    isPage: false,
  });
  expect(planCompression('small.html', KB - 1, 'light')).toBeUndefined();
});

test.each([
  ['one that fits already', FIRST_FLIGHT, false],
  ['one that is a little too large', FIRST_FLIGHT + 1, true],
  ['one that is too large by less than the gain', Math.floor(FIRST_FLIGHT / 0.9), true],
  ['one that is far too large', Math.ceil(FIRST_FLIGHT / 0.9) + 1, false],
])('a page at the edge of the first round trip: %s', (_name, bytes, expected) => {
  expect(mayFitFirstFlight(bytes)).toBe(expected);
});

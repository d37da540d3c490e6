import { readLiveOrigin } from './liveOrigin';

const SITE = 'https://docs.example.org';

test('without a value the site serves the frame itself', () => {
  expect(readLiveOrigin(undefined, SITE)).toBeUndefined();
  expect(readLiveOrigin(' ', SITE)).toBeUndefined();
});

test('another origin is used', () => {
  expect(readLiveOrigin('https://live.example.org', SITE)).toBe('https://live.example.org');
  expect(readLiveOrigin('http://127.0.0.1:4000', SITE)).toBe('http://127.0.0.1:4000');
});

test.each([
  'live.example.org',
  'https://live.example.org/',
  'https://live.example.org/frames',
  'javascript:alert(1)',
  "https://live.example.org; script-src 'unsafe-inline'",
  'data:text/html,x',
])('%s is rejected', (value) => {
  expect(() => readLiveOrigin(value, SITE)).toThrow(/LIVE_ORIGIN is/);
});

test('the site’s own origin is rejected', () => {
  expect(() => readLiveOrigin(SITE, `${SITE}/`)).toThrow(/would not be isolated/);
});

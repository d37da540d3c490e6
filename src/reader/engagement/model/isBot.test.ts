import { isBot } from './isBot';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'DuckDuckBot/1.1',
  'GOOGLEBOT',
  'BINGBOT',
  'Some Crawler',
  'a spider',
  'Mozilla/5.0 (compatible; Baiduspider/2.0)',
  'Screaming Frog SEO Spider/20.0',
  'my-crawler/1.0',
  'a robot',
  'crawling for a study',
  // A phone brand that matches by accident. All it costs is the ad.
  `Mozilla/5.0 (Linux; Android 10; CUBOT P40) ${CHROME}`,
])('%s is a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(true);
});

test.each([
  `Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1',
  '',
])('%j is not a bot', (userAgent) => {
  expect(isBot(userAgent)).toBe(false);
});

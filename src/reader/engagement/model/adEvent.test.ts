import { parseAdEvent } from './adEvent';
import { isBot } from './isBot';

test('takes the three actions with a label', () => {
  for (const eventAction of ['display', 'click', 'crash']) {
    expect(parseAdEvent({ eventAction, eventLabel: 'a', more: 1 })).toEqual({
      eventAction,
      eventLabel: 'a',
    });
  }
});

test.each([
  undefined,
  null,
  'click',
  {},
  { eventAction: 'buy', eventLabel: 'a' },
  { eventAction: 'click' },
])('ignores %j', (detail) => {
  expect(parseAdEvent(detail)).toBeUndefined();
});

test.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  ['BINGBOT', true],
  ['Some Crawler', true],
  ['a spider', true],
  ['crawling', true],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36', false],
])('%s is a bot: %s', (userAgent, wanted) => {
  expect(isBot(userAgent)).toBe(wanted);
});

import { parseAdEvent } from './adEvent';

test('accepts the three actions with a label', () => {
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

import type { AnalyticsEvent } from './events';
import { createTagEvent, EVENT_TABLE } from './eventTable';

test.each<[AnalyticsEvent, string, object]>([
  [
    {
      kind: 'page_view',
      params: {
        page_title: 'Button',
        page_location: 'https://docs.example.org/material-ui/react-button',
        productId: 'material-ui',
        productCategoryId: 'core',
      },
    },
    'page_view',
    {
      page_title: 'Button',
      page_location: 'https://docs.example.org/material-ui/react-button',
      productId: 'material-ui',
      productCategoryId: 'core',
    },
  ],
  [
    { kind: 'ad', params: { eventAction: 'display', eventLabel: 'in-house' } },
    'ad',
    { eventAction: 'display', eventLabel: 'in-house' },
  ],
  [
    { kind: 'click', category: 'header', params: { eventAction: 'click', eventLabel: 'github' } },
    'header',
    { eventAction: 'click', eventLabel: 'github' },
  ],
  [
    {
      kind: 'web_vital',
      metric: 'CLS',
      params: {
        value: 0.1,
        metric_id: 'v5-1',
        metric_value: 0.3,
        metric_delta: 0.1,
        metric_label: 'Web Vitals',
      },
    },
    'CLS',
    {
      value: 0.1,
      metric_id: 'v5-1',
      metric_value: 0.3,
      metric_delta: 0.1,
      metric_label: 'Web Vitals',
    },
  ],
])('%j', (event, name, params) => {
  expect(createTagEvent(event)).toEqual({ command: 'event', name, params });
  const { names } = EVENT_TABLE[event.kind];
  if (names !== undefined) expect(names).toContain(name);
});

test('leaves out fields that are not in the table or have another type', () => {
  const params = { eventAction: 7, eventLabel: 'a', eventSplit: Number.NaN, email: 'me@x.example' };
  const event = { kind: 'click', category: 'c', params } as unknown as AnalyticsEvent;
  expect(createTagEvent(event)).toEqual({
    command: 'event',
    name: 'c',
    params: { eventLabel: 'a' },
  });
});

test('limits the length of names and text fields', () => {
  const event = createTagEvent({
    kind: 'click',
    category: 'x'.repeat(1000),
    params: { eventLabel: 'y'.repeat(1000) },
  });
  expect(event.name).toHaveLength(64);
  expect(event.params['eventLabel']).toHaveLength(300);
});

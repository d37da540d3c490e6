import { answerConsent, routeHost } from '../../tooling/testing/browser/network';
import { openMeasuredPage } from '../../tooling/testing/browser/openMeasuredPage';
import { hydrated, startSite } from '../../tooling/testing/browser/site';
import type { SiteUnderTest } from '../../tooling/testing/browser/site';
import {
  startTagServer,
  type TagCall,
  type TagService,
} from '../../tooling/testing/servers/tagService';
import { engagement } from '../../config/engagement';

const PAGE = '/material-ui/getting-started/installation';

let site: SiteUnderTest;
let tag: TagService;
beforeAll(async () => {
  site = await startSite();
  tag = await startTagServer();
}, 60_000);
beforeEach(() => {
  tag.calls.length = 0;
  tag.scripts.length = 0;
});
afterAll(async () => {
  await site.close();
  await tag.close();
});

const isEvent =
  (name: string, field?: string, value?: unknown) =>
  ([command, called, params]: TagCall): boolean =>
    command === 'event' &&
    called === name &&
    (field === undefined || (params as Record<string, unknown>)[field] === value);

test('sends consent, configuration, user properties, and the first page view, in this order', async () => {
  const { context, page } = await openMeasuredPage(site, tag, PAGE);
  const order = [
    'consent default',
    'consent update',
    'config site',
    'set user_properties',
    'event page_view',
  ];
  const startOf = (call: TagCall): string => call.slice(0, 2).join(' ');
  // The test server may receive the calls in another order.
  for (const start of order) await tag.waitForCall((call) => startOf(call) === start);
  expect(tag.calls.map(startOf).filter((start) => order.includes(start))).toEqual(order);
  expect(tag.scripts).toEqual(['/tag.js?id=site']);
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  const find = (command: string): TagCall | undefined =>
    tag.calls.find((call) => call[0] === command);
  expect(tag.calls.filter(([command]) => command === 'consent')).toEqual(
    expect.arrayContaining([
      ['consent', 'default', denied],
      ['consent', 'update', { ...denied, analytics_storage: 'granted', ad_storage: 'granted' }],
    ]),
  );
  expect(find('config')).toEqual(['config', 'site', { send_page_view: false }]);
  expect(find('set')).toEqual([
    'set',
    'user_properties',
    {
      codeVariant: 'TS',
      codeStylingVariant: 'MUI System',
      colorScheme: 'dark',
      colorSchemeOS: 'dark',
      pixelRatio: 1,
      userLanguage: 'en',
    },
  ]);
  expect(find('event')).toEqual([
    'event',
    'page_view',
    {
      page_title: await page.title(),
      page_location: site.url + PAGE,
      productId: 'material-ui',
      productCategoryId: 'core',
    },
  ]);
  await context.close();
});

test('sends one page view per page, with its own title, and none for a hash', async () => {
  const { context, page } = await openMeasuredPage(site, tag, '/');
  await hydrated(page);
  await page.getByRole('link', { name: 'See a component' }).click();
  await tag.waitForCall(
    isEvent('page_view', 'page_location', `${site.url}/material-ui/react-button`),
  );
  await page.locator('.table-of-contents a').nth(1).click();
  await page.waitForURL('**#*');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Versions' }).click();
  await tag.waitForCall(isEvent('page_view', 'page_location', `${site.url}/versions`));
  const views = tag.calls.filter(isEvent('page_view')).map(([, , params]) => params);
  expect(views).toEqual([
    expect.objectContaining({ page_location: `${site.url}/`, productId: 'null' }),
    expect.objectContaining({
      page_title: expect.stringMatching(/^Button/) as string,
      productId: 'material-ui',
    }),
    expect.objectContaining({
      page_title: expect.stringMatching(/^Versions/) as string,
      productCategoryId: 'docs',
    }),
  ]);
  await context.close();
});

test('sends sampled clicks on marked elements and ad events, and ignores attributes of <html>', async () => {
  const { context, page } = await openMeasuredPage(site, tag, PAGE);
  await tag.waitForCall(isEvent('page_view'));
  await page.evaluate(() => {
    const mark = (category: string, split?: string): HTMLElement => {
      const element = document.createElement('button');
      element.dataset['gaEventCategory'] = category;
      element.dataset['gaEventAction'] = 'click';
      element.dataset['gaEventLabel'] = 'label';
      if (split !== undefined) element.dataset['gaEventSplit'] = split;
      const inner = document.createElement('span');
      element.append(inner);
      document.querySelector('main')?.append(element);
      element.addEventListener('click', (event) => {
        event.stopPropagation();
      });
      return inner;
    };
    document.documentElement.dataset['gaEventCategory'] = 'evil';
    Math.random = () => 0.5;
    mark('outside', '0.5').click();
    mark('inside', '0.51').click();
    document.querySelector<HTMLElement>('h1')?.click();
    const dispatchAdEvent = (detail: unknown): void => {
      window.dispatchEvent(new CustomEvent('site:ad-event', { detail }));
    };
    dispatchAdEvent({ eventAction: 'steal', eventLabel: 'x' });
    dispatchAdEvent({ eventAction: 'display', eventLabel: 'in-house', secret: 'x' });
    mark('last').click();
  });
  await tag.waitForCall(isEvent('last'));
  await tag.waitForCall(isEvent('inside'));
  await tag.waitForCall(isEvent('ad'));
  expect(
    tag.calls.filter(([command, name]) => command === 'event' && name !== 'page_view'),
  ).toEqual(
    expect.arrayContaining([
      ['event', 'inside', { eventAction: 'click', eventLabel: 'label', eventSplit: 0.51 }],
      ['event', 'ad', { eventAction: 'display', eventLabel: 'in-house' }],
      ['event', 'last', { eventAction: 'click', eventLabel: 'label' }],
    ]),
  );
  expect(tag.calls.filter(([, name]) => name === 'outside' || name === 'evil')).toEqual([]);
  await context.close();
});

test('sends a changed choice as a user property', async () => {
  const { context, page } = await openMeasuredPage(site, tag, PAGE);
  await tag.waitForCall(isEvent('page_view'));
  await page.emulateMedia({ colorScheme: 'light' });
  await tag.waitForCall(
    ([command, , params]) =>
      command === 'set' && (params as Record<string, unknown>)['colorScheme'] === 'light',
  );
  await context.close();
});

test.each([
  [0.0001, false],
  [0.00009, true],
])('a draw of %d reports web vitals: %s', async (draw, isReported) => {
  const context = await site.browser.newContext();
  await routeHost(context, engagement.analytics.tagUrl, tag.url);
  await answerConsent(context, 'granted');
  await context.addInitScript((value) => {
    Math.random = () => value;
  }, draw);
  const page = await context.newPage();
  await page.goto(site.url + PAGE, { waitUntil: 'networkidle' });
  await tag.waitForCall(isEvent('page_view'));
  if (isReported) {
    const [, , params] = await tag.waitForCall(isEvent('TTFB'));
    expect(params).toEqual({
      value: expect.any(Number) as number,
      metric_id: expect.stringMatching(/./) as string,
      metric_value: expect.any(Number) as number,
      metric_delta: expect.any(Number) as number,
      metric_label: 'Web Vitals',
    });
  } else expect(tag.calls.filter(isEvent('TTFB'))).toEqual([]);
  await context.close();
});

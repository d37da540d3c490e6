import { translate } from '@docusaurus/Translate';
import type { EventKind, FieldOf, UserProperties } from '../model/events';

interface EventDescription<Field extends string> {
  readonly name: () => string;
  readonly when: () => string;
  readonly fields: Readonly<Record<Field, () => string>>;
}

const action = (): string =>
  translate({ id: 'site.privacy.event.action', message: 'What happened, for example “click”.' });

/** Descriptions of every event and field. A field without a description is a type error. */
export const EVENT_DESCRIPTIONS: { readonly [K in EventKind]: EventDescription<FieldOf<K>> } = {
  page_view: {
    name: () => 'page_view',
    when: () =>
      translate({ id: 'site.privacy.pageView.when', message: 'Once for each page that you open.' }),
    fields: {
      page_title: () =>
        translate({ id: 'site.privacy.pageView.title', message: 'The title of the page.' }),
      page_location: () =>
        translate({
          id: 'site.privacy.pageView.location',
          message: 'The URL of the page, without its query string and hash.',
        }),
      productId: () =>
        translate({
          id: 'site.privacy.pageView.product',
          message: 'The product that the page documents.',
        }),
      productCategoryId: () =>
        translate({
          id: 'site.privacy.pageView.category',
          message: 'The family that the product belongs to.',
        }),
    },
  },
  click: {
    name: () =>
      translate({
        id: 'site.privacy.click.name',
        message: 'Clicks, named after the part of the page',
      }),
    when: () =>
      translate({
        id: 'site.privacy.click.when',
        message: 'When you click a link or button that we count.',
      }),
    fields: {
      eventAction: action,
      eventLabel: () =>
        translate({ id: 'site.privacy.click.label', message: 'Which link or button you clicked.' }),
      eventSplit: () =>
        translate({
          id: 'site.privacy.click.split',
          message: 'The share of visitors whose clicks on it are counted.',
        }),
    },
  },
  ad: {
    name: () => 'ad',
    when: () =>
      translate({
        id: 'site.privacy.ad.when',
        message: 'When an ad is shown (counted one time in ten), clicked, or fails.',
      }),
    fields: {
      eventAction: action,
      eventLabel: () =>
        translate({ id: 'site.privacy.ad.label', message: 'Which ad it was, and its format.' }),
    },
  },
  web_vital: {
    name: () => 'CLS, INP, LCP, FCP, TTFB',
    when: () =>
      translate({
        id: 'site.privacy.vital.when',
        message: 'For one page load in 10,000: how fast and stable the page was.',
      }),
    fields: {
      value: () =>
        translate({
          id: 'site.privacy.vital.value',
          message: 'The change since the last report, in milliseconds (for CLS, a score).',
        }),
      metric_id: () =>
        translate({
          id: 'site.privacy.vital.id',
          message: 'A random ID for this page load, which links its reports.',
        }),
      metric_value: () =>
        translate({ id: 'site.privacy.vital.current', message: 'The value so far.' }),
      metric_delta: () =>
        translate({ id: 'site.privacy.vital.delta', message: 'The same change, repeated.' }),
      metric_label: () =>
        translate({ id: 'site.privacy.vital.label', message: 'Always “Web Vitals”.' }),
    },
  },
};

/** Descriptions of every user property. */
export const USER_PROPERTY_DESCRIPTIONS: Readonly<Record<keyof UserProperties, () => string>> = {
  codeVariant: () =>
    translate({ id: 'site.privacy.user.variant', message: 'TypeScript or JavaScript.' }),
  codeStylingVariant: () =>
    translate({ id: 'site.privacy.user.styling', message: 'The code styling you chose.' }),
  colorScheme: () =>
    translate({ id: 'site.privacy.user.scheme', message: 'Whether the page is light or dark.' }),
  colorSchemeOS: () =>
    translate({
      id: 'site.privacy.user.system',
      message: 'Whether your system prefers light or dark.',
    }),
  pixelRatio: () =>
    translate({
      id: 'site.privacy.user.ratio',
      message: 'The device pixel ratio of your screen, rounded to one decimal place.',
    }),
  userLanguage: () =>
    translate({ id: 'site.privacy.user.language', message: 'The language of the page.' }),
};

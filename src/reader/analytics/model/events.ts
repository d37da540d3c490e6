import type { AdEventDetail } from '../../engagement/model/adEvent';

/** The web vitals that are reported (spec ANALYTICS-5). */
export const VITALS = ['CLS', 'INP', 'LCP', 'FCP', 'TTFB'] as const;

/** The name of a web vital. */
type VitalName = (typeof VITALS)[number];

interface PageView {
  readonly kind: 'page_view';
  readonly params: {
    readonly page_title: string;
    /** URL without language, query, and hash. */
    readonly page_location: string;
    readonly productId: string;
    readonly productCategoryId: string;
  };
}

interface AdEvent {
  readonly kind: 'ad';
  readonly params: AdEventDetail;
}

interface Click {
  readonly kind: 'click';
  /** Used as the event's name. */
  readonly category: string;
  readonly params: {
    readonly eventAction?: string;
    readonly eventLabel?: string;
    /** The share of readers for whom the event is sent, above 0 and up to 1. */
    readonly eventSplit?: number;
  };
}

interface WebVital {
  readonly kind: 'web_vital';
  readonly metric: VitalName;
  readonly params: {
    /** The change since the last report, so that values can be summed. In ms, or a score for CLS. */
    readonly value: number;
    readonly metric_id: string;
    readonly metric_value: number;
    readonly metric_delta: number;
    readonly metric_label: 'Web Vitals';
  };
}

/** Every event that the site can record (spec ANALYTICS-1). */
export type AnalyticsEvent = PageView | AdEvent | Click | WebVital;

/** The kinds of event. */
export type EventKind = AnalyticsEvent['kind'];

/** The names of an event's fields. */
export type FieldOf<K extends EventKind> = keyof Extract<AnalyticsEvent, { kind: K }>['params'] &
  string;

/** The reader's choices and device, sent once and after every change (spec ANALYTICS-4). */
export interface UserProperties {
  readonly codeVariant: string;
  readonly userLanguage: string;
  /** Rounded to 0.1, because the exact number could identify devices. */
  readonly pixelRatio: number;
  readonly colorScheme: string;
  readonly colorSchemeOS: string;
  readonly codeStylingVariant: string;
}

/** Where ads come from. `null` turns a source off (spec ADS-2). */
export interface AdOptions {
  /** Responds with a JSON array of ads (spec ADS-5). */
  readonly serviceUrl: string | null;
  /** The sponsor's script. */
  readonly scriptUrl: string | null;
  /** Runs the sponsor's script in a sandboxed frame. `false` runs it in the page, which is a known and accepted risk. */
  readonly scriptInFrame: boolean;
  /** CSS selector of the element that the sponsor's script adds to the document. */
  readonly sponsorSelector: string;
}

/** Where events are sent. If either of the first two is `null`, analytics is off. */
export interface AnalyticsOptions {
  readonly tagUrl: string | null;
  readonly measurementId: string | null;
  /** If true, nothing is sent and nothing from third parties is loaded until the reader agrees. */
  readonly consentRequired: boolean;
}

/** Where readers' feedback is sent. */
interface FeedbackOptions {
  readonly url: string | null;
}

/** Options of the engagement plugin. They're part of every page's bundle, so keep them small. */
export interface EngagementOptions {
  readonly ads: AdOptions;
  readonly analytics: AnalyticsOptions;
  readonly feedback: FeedbackOptions;
}

/** Name of the plugin, which is also the key of its global data. */
export const ENGAGEMENT_PLUGIN = 'engagement';

/** Everything off. The default when the plugin isn't installed. */
export const ENGAGEMENT_OFF: EngagementOptions = {
  ads: {
    serviceUrl: null,
    scriptUrl: null,
    scriptInFrame: true,
    sponsorSelector: '[data-sponsor]',
  },
  analytics: { tagUrl: null, measurementId: null, consentRequired: true },
  feedback: { url: null },
};

/** Where ads come from; `null` turns a part off (spec ADS-2). */
export interface AdOptions {
  /** Answers with the JSON list of ads (spec ADS-5). */
  readonly serviceUrl: string | null;
  /** The sponsor's script. */
  readonly scriptUrl: string | null;
  /** Runs the sponsor's script in a sandboxed frame. `false` runs it in the page: a named, accepted risk. */
  readonly scriptInFrame: boolean;
  /** What the sponsor's script is known to add to the document. */
  readonly sponsorSelector: string;
}

/** Where events go. Both addresses are needed; either `null` turns measuring off. */
export interface AnalyticsOptions {
  readonly tagUrl: string | null;
  readonly measurementId: string | null;
  /** True: nothing is sent and nothing third-party is loaded before the reader agrees. */
  readonly consentRequired: boolean;
}

/** Where readers' answers go. */
interface FeedbackOptions {
  readonly url: string | null;
}

/** Options of the engagement plugin, as every page has them. In everyone's bundle: keep it small. */
export interface EngagementOptions {
  readonly ads: AdOptions;
  readonly analytics: AnalyticsOptions;
  readonly feedback: FeedbackOptions;
}

/** Name of the plugin, under which its data is found. */
export const ENGAGEMENT_PLUGIN = 'engagement';

/** Everything off: what a page without the plugin has. */
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

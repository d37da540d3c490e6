/** Where ads come from. An address of `null` turns that source off. Contract, section 7. */
export interface AdOptions {
  /** Answers with the JSON of sponsor ads. */
  readonly serviceUrl: string | null;
  /** A script that shows a sponsor ad; asked only when the service has none. */
  readonly scriptUrl: string | null;
  /** Whether the script runs in a frame that can reach nothing of the site. Off means that the script is trusted with the page. */
  readonly scriptInFrame: boolean;
  /** The element that the script makes. */
  readonly sponsorSelector: string;
}

/** No addresses: only the site's own ads. */
export const NO_AD_OPTIONS: AdOptions = {
  serviceUrl: null,
  scriptUrl: null,
  scriptInFrame: true,
  sponsorSelector: '[data-sponsor]',
};

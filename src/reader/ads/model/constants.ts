/** Share of page views whose ad is inline text. The others show an image (spec ADS-16). */
export const INLINE_SHARE = 0.2;
/** Share of page views with a blocked sponsor that show the appeal (spec ADS-13). */
export const APPEAL_SHARE = 0.2;
/** Share of page views whose display is reported (spec ADS-23). */
export const DISPLAY_SHARE = 0.1;
/** An ad counts as displayed after this time, in milliseconds (spec ADS-23). */
export const DISPLAY_DELAY_MS = 2500;

/** Time between two checks for the sponsor, in milliseconds (spec ADS-10). */
export const DETECTION_INTERVAL_MS = 500;
/** Maximum number of checks for the sponsor on a page (spec ADS-10). */
export const DETECTION_MAX_TRIES = 30;
/** Number of failed checks after which the sponsor counts as blocked (spec ADS-11). */
export const TRIES_BEFORE_BLOCKED = 6;

/** Maximum number of requests to the ad service on a page (spec ADS-7). */
export const FETCH_MAX_TRIES = 10;
/** Timeout of a request, in milliseconds. */
export const FETCH_TIMEOUT_MS = 8000;
/** Maximum size of a response, in bytes. Larger ones are dropped. */
export const BODY_MAX_BYTES = 64 * 1024;
/** First and longest delay between two requests, in milliseconds. It doubles in between. */
export const RETRY_MIN_MS = 1000;
export const RETRY_MAX_MS = 30_000;

/** Maximum number of tracking pixels of an ad, to limit the load on the reader's connection. */
export const MAX_PIXELS = 5;
/** Maximum number of characters of an ad's name or description, because its space on the page is fixed. */
export const MAX_AD_TEXT_LENGTH = 120;
/** Size of an ad's image, in CSS pixels (spec ADS-20). */
export const IMAGE_SIZE = { width: 130, height: 100 } as const;
/** Maximum number of characters of a name that fits on one line of a card. */
export const MAX_AD_NAME_LENGTH = 40;
/** Maximum height that a frame can report, in CSS pixels. Larger values are clamped. */
export const FRAME_MAX_HEIGHT = 400;
/** Number of characters that are read from a frame's text. */
export const FRAME_MAX_TEXT_LENGTH = 1000;
/** Time between two checks whether a frame has the focus, in milliseconds. */
export const FOCUS_CHECK_MS = 250;

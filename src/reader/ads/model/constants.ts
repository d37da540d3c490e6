/** Share of page views whose ad is inline text; the others show a picture (spec ADS-16). */
export const INLINE_SHARE = 0.2;
/** Share of blocked page views that show the appeal (spec ADS-13). */
export const APPEAL_SHARE = 0.2;
/** Share of page views whose display is reported (spec ADS-23). */
export const DISPLAY_SHARE = 0.1;
/** An ad counts as displayed after this time, in milliseconds (spec ADS-23). */
export const DISPLAY_DELAY_MS = 2500;

/** Time between two looks for the sponsor, in milliseconds (spec ADS-10). */
export const DETECTION_INTERVAL_MS = 500;
/** Looks for the sponsor on a page, at most (spec ADS-10). */
export const DETECTION_MAX_TRIES = 30;
/** After so many looks in vain the sponsor counts as blocked (spec ADS-11). */
export const TRIES_BEFORE_BLOCKED = 6;

/** Requests to the ad service on a page, at most (spec ADS-7). */
export const FETCH_MAX_TRIES = 10;
/** An answer that takes longer, in milliseconds, is given up. */
export const FETCH_TIMEOUT_MS = 8000;
/** An answer with more bytes is dropped. */
export const BODY_MAX_BYTES = 64 * 1024;
/** First and longest time between two requests, in milliseconds; it doubles in between. */
export const RETRY_MIN_MS = 1000;
export const RETRY_MAX_MS = 30_000;

/** Pixels of one ad, at most: more would be a burden on the reader's line. */
export const MAX_PIXELS = 5;
/** Characters of an ad's name or description, at most: the room on the page is fixed. */
export const MAX_AD_TEXT_LENGTH = 120;
/** Size of an ad's picture, in CSS pixels (spec ADS-20). */
export const IMAGE_SIZE = { width: 130, height: 100 } as const;
/** Characters of a name that is one line of a card. */
export const MAX_AD_NAME_LENGTH = 40;
/** A frame that says it is higher, in CSS pixels, is not believed. */
export const FRAME_MAX_HEIGHT = 400;
/** Characters that are read of a frame's text. */
export const FRAME_MAX_TEXT_LENGTH = 1000;
/** Time between two looks whether a frame has the focus, in milliseconds. */
export const FOCUS_CHECK_MS = 250;

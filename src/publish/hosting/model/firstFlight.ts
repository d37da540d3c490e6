/**
 * The initial congestion window: the bytes that a server sends before the first acknowledgment. Ten
 * segments of 1,460 bytes (RFC 6928). One more byte costs a round trip, which is 150 ms on a phone.
 */
const INITIAL_WINDOW = 14_600;
/** Size of a page's headers in bytes, most of which is the Content-Security-Policy. */
const HEADERS = 1_260;

/** The largest page that arrives in the first round trip, in compressed bytes. */
export const FIRST_FLIGHT = INITIAL_WINDOW - HEADERS;

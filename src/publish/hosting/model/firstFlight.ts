/**
 * What a new connection carries before the browser has answered, in bytes: ten segments of 1,460
 * (RFC 6928). One byte more costs a round trip, 150 ms on a phone.
 */
const INITIAL_WINDOW = 14_600;
/** The headers of a page: mostly the content security policy. */
const HEADERS = 1_260;

/** The largest page that arrives with the first round trip, in compressed bytes. */
export const FIRST_FLIGHT = INITIAL_WINDOW - HEADERS;

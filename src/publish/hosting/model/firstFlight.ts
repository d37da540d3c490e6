/**
 * What a new connection carries before the browser has answered, in bytes: ten segments of 1,460
 * (RFC 6928). One byte more costs a round trip, 150 ms on a phone.
 */
const INITIAL_WINDOW = 14_600;
/** The headers of a page: mostly the content security policy. */
const HEADERS = 1_260;

/** The best quality makes a page smaller by this share of what the quick one gives. */
const GAIN = 0.1;

export const FIRST_FLIGHT = INITIAL_WINDOW - HEADERS;

/**
 * Whether a page that was compressed quickly could arrive with the first round trip when it's
 * compressed well. Others gain a few ms by it, and a build would take minutes longer.
 *
 * @param bytes of the page, compressed quickly
 */
export function mayFitFirstFlight(bytes: number): boolean {
  return bytes > FIRST_FLIGHT && bytes * (1 - GAIN) <= FIRST_FLIGHT;
}

import { isHttpsLink } from './adLinks';
import { FRAME_MAX_HEIGHT, FRAME_MAX_TEXT_LENGTH } from './constants';

/** What the frame of a sponsor's script reports about its ad. None of it is trusted. */
export interface FrameReport {
  /** Height of the ad in CSS pixels, from 0 to {@link FRAME_MAX_HEIGHT}. */
  readonly height: number;
  /** The ad's link, if it reported a valid one. */
  readonly link: string | null;
  /** The URL of the ad's image, if it reported a valid one. */
  readonly image: string | null;
  /** The ad's visible text, with line breaks. */
  readonly text: string;
}

/** The `type` of the frame's messages. `static/ad-frame.js` has the same string. */
const FRAME_MESSAGE_TYPE = 'site-ad-frame';

/** Validates a frame's message. Returns `undefined` if it's malformed. The caller has to check the sender. */
export function parseAdFrameMessage(data: unknown, nonce: string): FrameReport | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Readonly<Record<string, unknown>>;
  const { type, height, link, image, text } = message;
  if (type !== FRAME_MESSAGE_TYPE || message['nonce'] !== nonce) return undefined;
  if (typeof height !== 'number' || !Number.isFinite(height)) return undefined;
  return {
    height: Math.min(Math.max(height, 0), FRAME_MAX_HEIGHT),
    link: isHttpsLink(link) ? link : null,
    image: isHttpsLink(image) ? image : null,
    text: typeof text === 'string' ? text.slice(0, FRAME_MAX_TEXT_LENGTH) : '',
  };
}

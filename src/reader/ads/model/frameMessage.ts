import { isHttpsLink } from './adLinks';
import { FRAME_MAX_HEIGHT, FRAME_MAX_TEXT_LENGTH } from './constants';

/** What the frame of a sponsor script says about its ad. Nothing of it is trusted. */
export interface FrameReport {
  /** Height of the ad in CSS pixels, from 0 to {@link FRAME_MAX_HEIGHT}. */
  readonly height: number;
  /** Where the ad leads, if it says so. */
  readonly link: string | null;
  /** Address of its picture, if it has one. */
  readonly image: string | null;
  /** Its visible text, in lines. */
  readonly text: string;
}

/** Mark of the frame's messages. `static/ad-frame.js` has the same word. */
const FRAME_MESSAGE_TYPE = 'site-ad-frame';

/** Reads a message of a frame; anything odd is `undefined`. The sender is checked by the caller. */
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

import { isHttpsLink } from './adLinks';
import { FRAME_MAX_HEIGHT } from './constants';

/** What the frame of a sponsor script says about its ad. */
export interface FrameReport {
  /** Height of the ad in CSS pixels, from 0 to {@link FRAME_MAX_HEIGHT}. */
  readonly height: number;
  /** Where the ad leads, if it says so. */
  readonly link: string | null;
}

/** Mark of the frame's messages. `static/ad-frame.js` has the same word. */
export const FRAME_MESSAGE_TYPE = 'site-ad-frame';

/** Mark of the message that a link of the ad was opened. */
const FRAME_CLICK_TYPE = 'site-ad-frame-click';

/** Whether a message of a frame tells a click. The sender is checked by the caller. */
export function isFrameClick(data: unknown, nonce: string): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const message = data as Readonly<Record<string, unknown>>;
  return message['type'] === FRAME_CLICK_TYPE && message['nonce'] === nonce;
}

/** Reads a message of a frame; anything odd is `undefined`. The sender is checked by the caller. */
export function parseFrameMessage(data: unknown, nonce: string): FrameReport | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  const message = data as Readonly<Record<string, unknown>>;
  const { type, height, link } = message;
  if (type !== FRAME_MESSAGE_TYPE || message['nonce'] !== nonce) return undefined;
  if (typeof height !== 'number' || !Number.isFinite(height)) return undefined;
  return {
    height: Math.min(Math.max(height, 0), FRAME_MAX_HEIGHT),
    link: isHttpsLink(link) ? link : null,
  };
}

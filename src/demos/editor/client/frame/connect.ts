import type { FromFrame, ToFrame } from '../../model/frameMessages';

/** The frame's end of the message channel to the page that created it. */
export interface PageChannel {
  readonly send: (message: FromFrame) => void;
  /** Starts receiving messages, including those sent before. */
  readonly listen: (onMessage: (message: ToFrame) => void) => void;
}

/**
 * Waits for the page that created the frame to connect. Any website can embed this document, and a host that
 * can't send headers doesn't sandbox it. So nothing runs unless three conditions are met:
 *
 * - The document has an opaque origin (`self.origin` is `'null'`), so code in it can't access the site.
 * - The parent window belongs to the site, which the browser guarantees with `event.origin`.
 * - That window passes a message port, which from then on is the only way to communicate.
 *
 * @param pageOrigin origin of the site, `https://docs.example.org`
 */
export function connectToPage(
  pageOrigin: string,
  onConnected: (channel: PageChannel) => void,
): void {
  const page = window.parent;
  if (self.origin !== 'null' || page === window) return;
  const onConnect = ({ source, origin, ports }: MessageEvent): void => {
    const [port] = ports;
    if (source !== page || origin !== pageOrigin || port === undefined) return;
    window.removeEventListener('message', onConnect);
    onConnected({
      send: (message) => {
        port.postMessage(message);
      },
      listen: (onMessage) => {
        port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
          onMessage(data);
        };
      },
    });
  };
  window.addEventListener('message', onConnect);
}

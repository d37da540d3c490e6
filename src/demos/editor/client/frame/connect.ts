import type { FromFrame, ToFrame } from '../../model/frameMessages';

/** The frame's end of the channel to the page that created it. */
export interface PageChannel {
  readonly tell: (message: FromFrame) => void;
  /** Starts to hear the page, from the first message on. */
  readonly listen: (onMessage: (message: ToFrame) => void) => void;
}

/**
 * Waits for the page that created the frame. Any website can embed this document, and a host that
 * sends no headers does not sandbox it, so nothing at all happens unless three things are true:
 * the document has no origin (`self.origin` is `null`: what runs here cannot reach the site), the
 * window above it belongs to the site, which the browser vouches for in `event.origin`, and that
 * window hands over a port. From then on the port is the only way in and out.
 *
 * @param pageOrigin origin of the site, `https://docs.example.org`
 */
export function connectToPage(
  pageOrigin: string,
  onConnected: (channel: PageChannel) => void,
): void {
  const page = window.parent;
  if (self.origin !== 'null' || page === window) return;
  const onHello = ({ source, origin, ports }: MessageEvent): void => {
    const [port] = ports;
    if (source !== page || origin !== pageOrigin || port === undefined) return;
    window.removeEventListener('message', onHello);
    onConnected({
      tell: (message) => {
        port.postMessage(message);
      },
      listen: (onMessage) => {
        port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
          onMessage(data);
        };
      },
    });
  };
  window.addEventListener('message', onHello);
}

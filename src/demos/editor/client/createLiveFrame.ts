import { parseFrameMessage } from '../model/frameMessages';
import type { FromFrame, ToFrame } from '../model/frameMessages';

/**
 * A frame that says nothing for so long after a run is stuck, in ms. The scripts that the run needs
 * are not counted: on a slow machine they alone can take as long.
 */
const STUCK_AFTER_MS = 4000;
/** A frame that has not started, or read its scripts, by then will not, in ms. */
const READY_WITHIN_MS = 20_000;

/** The document that edited code runs in, from the page's side. */
export interface LiveFrame {
  readonly element: HTMLIFrameElement;
  send: (message: ToFrame) => void;
  /** Sends a script of the runtime, unless the frame has it. */
  sendScript: (url: string, code: string) => void;
  remove: () => void;
}

interface Options {
  readonly url: string;
  readonly title: string;
  readonly onMessage: (message: FromFrame) => void;
  /** The frame no longer answers, has gone to another address, or has never started. */
  readonly onLost: (hasStarted: boolean) => void;
}

/**
 * Makes the frame: scripts and nothing else (`sandbox`), an origin of its own, its own policy.
 * When it has loaded it gets a port, the only way to it (`connectToPage`). Messages wait until it
 * is ready.
 */
export function createLiveFrame({ url, title, onMessage, onLost }: Options): LiveFrame {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.referrerPolicy = 'no-referrer';
  element.title = title;
  element.dataset['liveFrame'] = '';
  element.src = url;
  let queue: ToFrame[] | undefined = [];
  const lose = (): void => {
    onLost(queue === undefined);
  };
  let watch: ReturnType<typeof setTimeout> | undefined = setTimeout(() => {
    lose();
  }, READY_WITHIN_MS);
  /** A run that waits until the frame has read its scripts. */
  let waitingRun: ToFrame | undefined;
  const sent = new Set<string>();
  const { port1: port, port2: framePort } = new MessageChannel();
  const post = (message: ToFrame): void => {
    port.postMessage(message);
  };
  const send = (message: ToFrame): void => {
    if (queue !== undefined) {
      queue.push(message);
      return;
    }
    if (message.kind === 'run' && waitingRun !== undefined) waitingRun = message;
    else if (message.kind === 'run' && watch === undefined) {
      waitingRun = message;
      watch = setTimeout(lose, READY_WITHIN_MS);
      post({ kind: 'ping' });
    } else post(message);
  };
  const startRun = (message: ToFrame): void => {
    waitingRun = undefined;
    watch = setTimeout(lose, STUCK_AFTER_MS);
    post(message);
    post({ kind: 'ping' });
  };
  port.onmessage = ({ data }: MessageEvent): void => {
    const message = parseFrameMessage(data);
    if (message === undefined) return;
    if (message.kind === 'pong' || message.kind === 'ready') {
      clearTimeout(watch);
      watch = undefined;
    }
    if (message.kind === 'ready' && queue !== undefined) {
      const waiting = queue;
      queue = undefined;
      for (const each of waiting) send(each);
    }
    if (message.kind === 'pong' && waitingRun !== undefined) startRun(waitingRun);
    else onMessage(message);
  };
  let loads = 0;
  element.addEventListener('load', () => {
    loads += 1;
    if (loads > 1) lose();
    // Its origin is opaque: there is no address to name.
    else element.contentWindow?.postMessage({ kind: 'connect' }, '*', [framePort]);
  });
  return {
    element,
    send,
    sendScript: (scriptUrl, code) => {
      if (sent.has(scriptUrl)) return;
      sent.add(scriptUrl);
      send({ kind: 'script', url: scriptUrl, code });
    },
    remove: () => {
      clearTimeout(watch);
      port.close();
      element.remove();
    },
  };
}

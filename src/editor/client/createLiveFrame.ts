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
  /** The frame no longer answers, or has gone to another address. */
  readonly onLost: () => void;
}

/**
 * Makes the frame: scripts and nothing else (`sandbox`), an origin of its own, its own policy.
 * Messages wait until it is ready.
 */
export function createLiveFrame({ url, title, onMessage, onLost }: Options): LiveFrame {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.referrerPolicy = 'no-referrer';
  element.title = title;
  element.dataset['liveFrame'] = '';
  element.src = url;
  let queue: ToFrame[] | undefined = [];
  let watch: ReturnType<typeof setTimeout> | undefined = setTimeout(() => {
    onLost();
  }, READY_WITHIN_MS);
  /** A run that waits until the frame has read its scripts. */
  let waitingRun: ToFrame | undefined;
  const sent = new Set<string>();
  const post = (message: ToFrame): void => {
    // Its origin is opaque: there is no address to name.
    element.contentWindow?.postMessage(message, '*');
  };
  const send = (message: ToFrame): void => {
    if (queue !== undefined) {
      queue.push(message);
      return;
    }
    if (message.kind === 'run' && waitingRun !== undefined) waitingRun = message;
    else if (message.kind === 'run' && watch === undefined) {
      waitingRun = message;
      watch = setTimeout(onLost, READY_WITHIN_MS);
      post({ kind: 'ping' });
    } else post(message);
  };
  const startRun = (message: ToFrame): void => {
    waitingRun = undefined;
    watch = setTimeout(onLost, STUCK_AFTER_MS);
    post(message);
    post({ kind: 'ping' });
  };
  const onEvent = (event: MessageEvent): void => {
    if (event.source !== element.contentWindow || event.origin !== 'null') return;
    const message = parseFrameMessage(event.data);
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
    if (loads > 1) onLost();
  });
  window.addEventListener('message', onEvent);
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
      window.removeEventListener('message', onEvent);
      element.remove();
    },
  };
}

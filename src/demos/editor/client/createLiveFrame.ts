import { parseFrameMessage } from '../model/frameMessages';
import type { FromFrame, ToFrame } from '../model/frameMessages';

/**
 * A frame that doesn't respond within this time after a run is unresponsive. It doesn't include evaluating
 * the scripts that the run needs, which alone can take as long on a slow machine.
 */
const RESPONSE_TIMEOUT_MS = 4000;
/** A frame that hasn't started, or evaluated its scripts, within this time has failed. */
const READY_TIMEOUT_MS = 20_000;

/** The page's handle of the document that edited code runs in. */
export interface LiveFrame {
  readonly element: HTMLIFrameElement;
  send: (message: ToFrame) => void;
  /** Sends a script of the runtime, unless the frame already has it. */
  sendScript: (url: string, code: string) => void;
  remove: () => void;
}

interface Options {
  readonly url: string;
  readonly title: string;
  readonly onMessage: (message: FromFrame) => void;
  /** Called when the frame no longer responds, has navigated away, or has never started. */
  readonly onLost: (hasStarted: boolean) => void;
}

/**
 * Creates the frame, whose sandbox allows only scripts, with an opaque origin and its own
 * Content-Security-Policy. After loading, it receives a message port, the only way to communicate with it
 * (`connectToPage`). Messages are queued until it's ready.
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
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => {
    lose();
  }, READY_TIMEOUT_MS);
  /** A run that waits until the frame has evaluated its scripts. */
  let pendingRun: ToFrame | undefined;
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
    if (message.kind === 'run' && pendingRun !== undefined) pendingRun = message;
    else if (message.kind === 'run' && timer === undefined) {
      pendingRun = message;
      timer = setTimeout(lose, READY_TIMEOUT_MS);
      post({ kind: 'ping' });
    } else post(message);
  };
  const startRun = (message: ToFrame): void => {
    pendingRun = undefined;
    timer = setTimeout(lose, RESPONSE_TIMEOUT_MS);
    post(message);
    post({ kind: 'ping' });
  };
  port.onmessage = ({ data }: MessageEvent): void => {
    const message = parseFrameMessage(data);
    if (message === undefined) return;
    if (message.kind === 'pong' || message.kind === 'ready') {
      clearTimeout(timer);
      timer = undefined;
    }
    if (message.kind === 'ready' && queue !== undefined) {
      const messages = queue;
      queue = undefined;
      for (const queued of messages) send(queued);
    }
    if (message.kind === 'pong' && pendingRun !== undefined) startRun(pendingRun);
    else onMessage(message);
  };
  let loads = 0;
  element.addEventListener('load', () => {
    loads += 1;
    if (loads > 1) lose();
    // An opaque origin can't be used as a target origin.
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
      clearTimeout(timer);
      port.close();
      element.remove();
    },
  };
}

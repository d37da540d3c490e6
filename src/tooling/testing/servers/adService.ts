import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';

/** What the ad service of a test says. */
interface AdServiceBehavior {
  /** The answer of the JSON address: a value to be sent as JSON, or one of the ways to fail. */
  readonly json: unknown;
  /** The text of the sponsor script; without one the script does not exist. */
  readonly script?: string;
  /** Milliseconds before an answer begins. */
  readonly delayMs?: number;
  /** What the script's answer waits for. */
  readonly scriptAfter?: Promise<void>;
}

/** Ways to fail, by name. */
export const FAILURES = ['500', 'never', '10 MB', 'html', 'cut'] as const;
type Failure = (typeof FAILURES)[number];

/** A running service. */
export interface AdService {
  readonly url: string;
  /** Paths asked for, in order. */
  readonly requests: string[];
  behave: (behavior: AdServiceBehavior) => void;
  close: () => Promise<void>;
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="260" height="900"><rect width="260" height="900" fill="teal"/></svg>';
const CORS = { 'Access-Control-Allow-Origin': '*' };

function fail(response: ServerResponse, failure: Failure): void {
  switch (failure) {
    case '500':
      response.writeHead(500, CORS).end('{}');
      break;
    case 'never':
      break;
    case '10 MB':
      response.writeHead(200, CORS).end(Buffer.alloc(10 * 1024 * 1024, ' '));
      break;
    case 'html':
      response
        .writeHead(200, { ...CORS, 'Content-Type': 'text/html' })
        .end('<script>pwn()</script>');
      break;
    case 'cut':
      response.writeHead(200, CORS).end('{"ads":[{');
      break;
  }
}

function answer(pathname: string, behavior: AdServiceBehavior, response: ServerResponse): void {
  const { json, script } = behavior;
  if (pathname.endsWith('.js') && script !== undefined) {
    response.writeHead(200, { ...CORS, 'Content-Type': 'text/javascript' }).end(script);
  } else if (pathname.endsWith('.svg') && !pathname.includes('missing')) {
    response.writeHead(200, { ...CORS, 'Content-Type': 'image/svg+xml' }).end(PICTURE);
  } else if (pathname.startsWith('/pixel')) {
    response.writeHead(204, CORS).end();
  } else if (pathname.endsWith('.js') || pathname.endsWith('.svg')) {
    response.writeHead(404, CORS).end();
  } else {
    const failure = FAILURES.find((name) => name === json);
    if (failure !== undefined) fail(response, failure);
    else
      response
        .writeHead(200, { ...CORS, 'Content-Type': 'application/json' })
        .end(JSON.stringify(json));
  }
}

/**
 * A third party's ad service that can be told to be slow, broken or hostile. `*.js` is the sponsor
 * script, `*.svg` a picture (`missing.svg` is not there), `/pixel…` an impression, the rest JSON.
 */
export async function startAdService(): Promise<AdService> {
  let behavior: AdServiceBehavior = { json: { ads: [] } };
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const url = request.url ?? '/';
    requests.push(url);
    const { pathname } = new URL(url, 'http://host');
    const now = behavior;
    setTimeout(() => {
      const held = pathname.endsWith('.js') ? now.scriptAfter : undefined;
      void Promise.resolve(held).then(() => {
        answer(pathname, now, response);
      });
    }, now.delayMs ?? 0);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    requests,
    behave: (next) => {
      behavior = next;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}

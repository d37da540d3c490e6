import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';

/** What the ad service of a test responds. */
interface AdServiceBehavior {
  /** The response of the JSON API: a value to be sent as JSON, or one of `FAILURES`. */
  readonly json: unknown;
  /** The sponsor script. Without it, the service responds with 404. */
  readonly script?: string;
  /** Milliseconds before a response starts. */
  readonly delayMs?: number;
  /** Delays the script's response until this resolves. */
  readonly scriptAfter?: Promise<void>;
}

/** The ways in which the JSON API can fail. */
export const FAILURES = ['500', 'never', '10 MB', 'html', 'cut'] as const;
type Failure = (typeof FAILURES)[number];

/** A running service. */
export interface AdService {
  readonly url: string;
  /** Requested paths, in order. */
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
 * Starts a server in place of a third party's ad service, which a test can make slow, broken, or
 * hostile. `*.js` is the sponsor script, `*.svg` an image (`missing.svg` doesn't exist), `/pixel…` an
 * impression, and any other path the JSON API.
 */
export async function startAdService(): Promise<AdService> {
  let behavior: AdServiceBehavior = { json: { ads: [] } };
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const url = request.url ?? '/';
    requests.push(url);
    const { pathname } = new URL(url, 'http://host');
    const current = behavior;
    setTimeout(() => {
      const gate = pathname.endsWith('.js') ? current.scriptAfter : undefined;
      void Promise.resolve(gate).then(() => {
        answer(pathname, current, response);
      });
    }, current.delayMs ?? 0);
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

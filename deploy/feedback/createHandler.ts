import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FeedbackStore } from './openFeedbackStore';
import { validateFeedback } from './validateFeedback';

/**
 * The largest accepted body: enough for a comment of 2000 four-byte characters and the other
 * fields.
 */
const MAX_BODY_BYTES = 16_384;

interface Options {
  readonly store: Pick<FeedbackStore, 'add'>;
  /**
   * The site's origin, such as `https://docs.example.org`. Requests from other origins are
   * rejected.
   */
  readonly siteOrigin: string;
  /** Whether an IP address may send feedback now (`createRateLimiter`). */
  readonly isAllowed: (address: string) => boolean;
  readonly now: () => Date;
  /** Whether to use the last address in `X-Forwarded-For`, which the proxy added. */
  readonly isBehindProxy: boolean;
}

class TooLarge extends Error {}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function addressOf(request: IncomingMessage, isBehindProxy: boolean): string {
  const forwarded = request.headers['x-forwarded-for'];
  const last = isBehindProxy
    ? String(forwarded ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : undefined;
  return last !== undefined && last !== '' ? last : (request.socket.remoteAddress ?? 'unknown');
}

/**
 * Returns a handler for `node:http` and for serverless functions with Node's request and response.
 */
export function createHandler({ store, siteOrigin, isAllowed, now, isBehindProxy }: Options) {
  function respond(response: ServerResponse, status: number, errors?: readonly string[]): void {
    response.statusCode = status;
    response.setHeader('Access-Control-Allow-Origin', siteOrigin);
    response.setHeader('Vary', 'Origin');
    response.setHeader('Cache-Control', 'no-store');
    if (status === 413) response.setHeader('Connection', 'close');
    if (errors === undefined) response.end();
    else {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ errors }));
    }
  }

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers.origin !== siteOrigin) {
      respond(response, 403, ['this receiver only accepts feedback from its own site']);
      return;
    }
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'POST');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      response.setHeader('Access-Control-Max-Age', '86400');
      respond(response, 204);
      return;
    }
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST, OPTIONS');
      respond(response, 405, ['use POST']);
      return;
    }
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
      respond(response, 415, ['the content type must be application/json']);
      return;
    }
    if (!isAllowed(addressOf(request, isBehindProxy))) {
      respond(response, 429, ['too many submissions from this address']);
      return;
    }
    try {
      const validated = validateFeedback(parseJson(await readBody(request)));
      if ('errors' in validated) respond(response, 400, validated.errors);
      else {
        store.add(validated.feedback, now());
        respond(response, 201);
      }
    } catch (error) {
      if (error instanceof TooLarge) {
        respond(response, 413, [`the body is larger than ${String(MAX_BODY_BYTES)} bytes`]);
        return;
      }
      console.error("Feedback couldn't be stored.", error);
      respond(response, 500, ['the feedback could not be stored']);
    }
  };
}

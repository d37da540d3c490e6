import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FeedbackStore } from './openFeedbackStore';
import { validateFeedback } from './validateFeedback';

/** Largest body, in bytes: a comment of 2000 four-byte characters, and the rest. */
const MAX_BODY_BYTES = 16_384;

interface Options {
  readonly store: Pick<FeedbackStore, 'add'>;
  /** The site's origin, for example `https://docs.example.org`; no other may send. */
  readonly siteOrigin: string;
  readonly isAllowed: (address: string) => boolean;
  readonly now: () => Date;
  /** Behind a proxy: takes the address that the proxy added last. */
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

/** A handler for `node:http` and for serverless functions with Node's request and response. */
export function createHandler({ store, siteOrigin, isAllowed, now, isBehindProxy }: Options) {
  function answer(response: ServerResponse, status: number, faults?: readonly string[]): void {
    response.statusCode = status;
    response.setHeader('Access-Control-Allow-Origin', siteOrigin);
    response.setHeader('Vary', 'Origin');
    response.setHeader('Cache-Control', 'no-store');
    if (status === 413) response.setHeader('Connection', 'close');
    if (faults === undefined) response.end();
    else {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify({ faults }));
    }
  }

  return async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers.origin !== siteOrigin) {
      answer(response, 403, ['this receiver takes feedback from its own site only']);
      return;
    }
    if (request.method === 'OPTIONS') {
      response.setHeader('Access-Control-Allow-Methods', 'POST');
      response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
      response.setHeader('Access-Control-Max-Age', '86400');
      answer(response, 204);
      return;
    }
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST, OPTIONS');
      answer(response, 405, ['use POST']);
      return;
    }
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
      answer(response, 415, ['the content type must be application/json']);
      return;
    }
    if (!isAllowed(addressOf(request, isBehindProxy))) {
      answer(response, 429, ['too many answers from this address']);
      return;
    }
    try {
      const validated = validateFeedback(parseJson(await readBody(request)));
      if ('faults' in validated) answer(response, 400, validated.faults);
      else {
        store.add(validated.feedback, now());
        answer(response, 201);
      }
    } catch (error) {
      if (error instanceof TooLarge) {
        answer(response, 413, [`the body is larger than ${String(MAX_BODY_BYTES)} bytes`]);
        return;
      }
      console.error('Feedback could not be stored.', error);
      answer(response, 500, ['the answer could not be stored']);
    }
  };
}

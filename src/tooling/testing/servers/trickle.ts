import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type TestServer } from './startServer';

/** Bytes that arrive together. */
const PIECE = 2048;
/** From one piece to the next, in ms: more than a frame, so that a browser draws in between. */
const PAUSE_MS = 20;

/**
 * Serves a site whose documents arrive in pieces, as over a slow link; everything else passes.
 * @param origin the address of the site, without a path
 */
export function startTrickle(origin: string): Promise<TestServer> {
  return startServer((request, response) => {
    void answer(origin + (request.url ?? '/'), response);
  });
}

async function answer(url: string, response: ServerResponse): Promise<void> {
  const original = await fetch(url);
  const body = Buffer.from(await original.arrayBuffer());
  const type = original.headers.get('content-type') ?? 'application/octet-stream';
  response.writeHead(original.status, { 'Content-Type': type });
  if (!type.startsWith('text/html')) {
    response.end(body);
    return;
  }
  for (let start = 0; start < body.length && !response.destroyed; start += PIECE) {
    response.write(body.subarray(start, start + PIECE));
    await pause(PAUSE_MS);
  }
  response.end();
}

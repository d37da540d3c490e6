import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Bytes that arrive together, and the milliseconds until the next: a slow link draws in between. */
const PIECE = 2048;
const PAUSE = 20;

/**
 * Serves a site whose documents arrive in pieces, as over a slow link; everything else passes.
 * @param origin the address of the site, without a path
 */
export async function startTrickle(
  origin: string,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = http.createServer((request, response) => {
    void answer(origin, request.url ?? '/', response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => {
          done();
        });
      }),
  };
}

async function answer(
  origin: string,
  pathname: string,
  response: http.ServerResponse,
): Promise<void> {
  const original = await fetch(origin + pathname);
  const body = Buffer.from(await original.arrayBuffer());
  const type = original.headers.get('content-type') ?? 'application/octet-stream';
  response.writeHead(original.status, { 'content-type': type });
  if (!type.startsWith('text/html')) {
    response.end(body);
    return;
  }
  for (let start = 0; start < body.length && !response.destroyed; start += PIECE) {
    response.write(body.subarray(start, start + PIECE));
    await pause(PAUSE);
  }
  response.end();
}

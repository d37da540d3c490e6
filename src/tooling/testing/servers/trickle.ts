import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type TestServer } from './startServer';

/**
 * Bytes of a piece in the first part of the body, which is visible without scrolling. Pieces end at the
 * end of a word.
 */
const FINE_PIECE = 512;
const FINE_PIECES = 100;
/** Bytes of a later piece. */
const LATE_PIECE = 2048;
/** Time between two pieces: longer than a frame, so that the browser paints in between. */
const PAUSE_MS = 20;

/**
 * Starts a proxy for a site whose documents arrive in pieces, as over a slow connection. Other files
 * aren't delayed.
 *
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
  for (const piece of cut(body)) {
    if (response.destroyed) return;
    response.write(piece);
    await pause(PAUSE_MS);
  }
  response.end();
}

/**
 * Words aren't split, because half a word moves to the next line when the rest of it doesn't fit.
 */
const ENDS_OF_WORDS = new Set(Buffer.from(' \n<>'));

function endOfWord(page: Buffer, from: number): number {
  let end = from;
  while (end < page.length && !ENDS_OF_WORDS.has(page[end] ?? 0)) end += 1;
  return end;
}

/**
 * Yields the head as one piece, because it isn't painted and its length mustn't move the later
 * cuts.
 */
function* cut(page: Buffer): Generator<Buffer> {
  let start = Math.max(page.indexOf('<body'), 0);
  if (start > 0) yield page.subarray(0, start);
  for (let index = 0; start < page.length; index += 1) {
    const size = index < FINE_PIECES ? FINE_PIECE : LATE_PIECE;
    const end = endOfWord(page, start + size);
    yield page.subarray(start, end);
    start = end;
  }
}

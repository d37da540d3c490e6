import type { ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startServer, type TestServer } from './startServer';

/** Bytes of a piece in the first part of a body, which a window shows without scrolling, up to the end of a word. */
const FINE_PIECE = 512;
const FINE_PIECES = 100;
/** Bytes of a later piece. */
const LATE_PIECE = 2048;
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
  for (const piece of cut(body)) {
    if (response.destroyed) return;
    response.write(piece);
    await pause(PAUSE_MS);
  }
  response.end();
}

/** A word that's cut would move to the next line by itself when the rest of it no longer fits. */
const ENDS_OF_WORDS = new Set(Buffer.from(' \n<>'));

function endOfWord(page: Buffer, from: number): number {
  let end = from;
  while (end < page.length && !ENDS_OF_WORDS.has(page[end] ?? 0)) end += 1;
  return end;
}

/** Nothing of the head is drawn: it comes at once, so that its length doesn't move the cuts behind it. */
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

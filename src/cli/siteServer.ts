import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import fs from 'node:fs';
import sirv from 'sirv';

/**
 * Serves a built site as the hosts do: no trailing slashes, `/api/*` moved to `/api-docs/*`,
 * `404.html` for what does not exist. Resolves when it listens on 127.0.0.1.
 *
 * @param port 0 takes a free one
 */
export async function startSiteServer(
  dir: string,
  port: number,
): Promise<{ server: Server; url: string }> {
  const serveFile = sirv(dir, {
    extensions: ['html'],
    dev: false,
    etag: true,
    setHeaders: (response, pathname) => {
      const isHashed = /^\/(assets|live)\//.test(pathname);
      response.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
      response.setHeader('X-Content-Type-Options', 'nosniff');
      // Opened by its own address, the document that edited code runs in has no origin either.
      if (/^\/live\/.*\.html$/.test(pathname)) {
        response.setHeader('Content-Security-Policy', 'sandbox allow-scripts');
      }
    },
  });
  const notFound = fs.readFileSync(path.join(dir, '404.html'));
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(`http://host${(request.url ?? '/').replace(/^\/+/, '/')}`);
    const target = redirectOf(pathname);
    if (target !== undefined) {
      response.writeHead(301, { Location: target + search }).end();
      return;
    }
    serveFile(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return { server, url: `http://127.0.0.1:${String(actual)}` };
}

/** Host rules of contract section 2; `undefined` when the address is as it should be. */
function redirectOf(pathname: string): string | undefined {
  if (pathname !== '/' && pathname.endsWith('/')) return pathname.replace(/\/+$/, '') || '/';
  if (pathname === '/api' || pathname.startsWith('/api/')) return `/api-docs${pathname.slice(4)}`;
  return undefined;
}

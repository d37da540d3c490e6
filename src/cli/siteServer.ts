import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import path from 'node:path';
import fs from 'node:fs';
import sirv from 'sirv';
import { findHeaders, findNotFoundFile, findRedirect } from '../hosting/model/hostRules';
import type { HostRules } from '../hosting/model/hostRules';
import { RULES_FILE } from '../hosting/node/writeHostFiles';

/**
 * Serves a built site as the hosts do: with the headers and redirects that the build wrote for
 * them, and `404.html` for what does not exist. Resolves when it listens on 127.0.0.1.
 *
 * @param port 0 takes a free one
 */
export async function startSiteServer(
  dir: string,
  port: number,
): Promise<{ server: Server; url: string }> {
  const rules = readRules(dir);
  const serveFile = sirv(dir, {
    extensions: ['html'],
    dev: false,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, pathname) => {
      setHeaders(response, findHeaders(rules, pathname));
    },
  });
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(`http://host${(request.url ?? '/').replace(/^\/+/, '/')}`);
    const redirect = findRedirect(rules, pathname);
    if (redirect !== undefined) {
      response.writeHead(redirect.status, { Location: redirect.to + search }).end();
      return;
    }
    serveFile(request, response, () => {
      const file = findNotFoundFile(rules, pathname);
      const notFound = fs.readFileSync(path.join(dir, file));
      setHeaders(response, findHeaders(rules, file));
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

/** The rules that the build wrote for its hosts. */
function readRules(dir: string): HostRules {
  return JSON.parse(fs.readFileSync(path.join(dir, RULES_FILE), 'utf8')) as HostRules;
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

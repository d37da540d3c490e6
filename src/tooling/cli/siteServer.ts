import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import path from 'node:path';
import fs from 'node:fs';
import sirv from 'sirv';
import { isForHostsOnly, parseRequestPath } from '../../publish/hosting/model/requestPath';
import { findHeaders, findNotFoundFile, findRedirect } from '../../publish/hosting/model/hostRules';
import type { HostRules } from '../../publish/hosting/model/hostRules';
import { RULES_FILE } from '../../publish/hosting/node/writeHostFiles';

/** Kept per folder, because sirv reads the list of all 45,000 files (compressed ones included). */
const handlers = new Map<string, RequestListener>();

/**
 * Serves a built site as the hosts do: with the headers and redirects that the build wrote for
 * them, and `404.html` for what doesn't exist. Resolves when it's listening on 127.0.0.1. A folder's
 * files are listed once per process, so build before you start a server.
 *
 * @param port 0 for any free port
 */
export async function startSiteServer(
  dir: string,
  port: number,
): Promise<{ server: Server; url: string }> {
  const handler = handlers.get(dir) ?? createSiteHandler(dir);
  handlers.set(dir, handler);
  const server = createServer(handler);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const actual = typeof address === 'object' && address !== null ? address.port : port;
  return { server, url: `http://127.0.0.1:${String(actual)}` };
}

function createSiteHandler(dir: string): RequestListener {
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

  function answerMissing(response: ServerResponse, address: string): void {
    const file = findNotFoundFile(rules, address);
    const notFound = fs.readFileSync(path.join(dir, file));
    setHeaders(response, findHeaders(rules, file));
    response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' }).end(notFound);
  }

  return (request, response) => {
    const url = request.url ?? '/';
    const end = url.indexOf('?');
    const search = end === -1 ? '' : url.slice(end);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      setHeaders(response, findHeaders(rules, '/404.html'));
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = parseRequestPath(end === -1 ? url : url.slice(0, end));
    if (address === undefined || isForHostsOnly(address)) {
      answerMissing(response, '/');
      return;
    }
    const redirect = findRedirect(rules, address);
    if (redirect !== undefined) {
      setHeaders(response, findHeaders(rules, '/'));
      response.writeHead(redirect.status, { Location: redirect.to + search }).end();
      return;
    }
    dropBadRange(request);
    request.url = address + search;
    serveFile(request, response, () => {
      answerMissing(response, address);
    });
  };
}

/**
 * Removes a `Range` header that sirv can't handle: `bytes=5-2` throws in its stream and would end
 * the process. A server ignores a range that it doesn't understand (RFC 9110, section 14.2).
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 */
function dropBadRange({ headers }: IncomingMessage): void {
  const [, start, end] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  const isValid = start !== undefined && (end === '' || Number(end) >= Number(start));
  if (!isValid) delete headers.range;
}

/** Returns the headers and redirects that the build wrote for its hosts. */
function readRules(dir: string): HostRules {
  return JSON.parse(fs.readFileSync(path.join(dir, RULES_FILE), 'utf8')) as HostRules;
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

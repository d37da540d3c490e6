import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** A running server. */
export interface StaticServer {
  readonly url: string;
  readonly close: () => void;
}

/** Serves a folder on a free port, with its compressed files but no other headers or redirects. */
export async function serveStatic(folder: string): Promise<StaticServer> {
  const serve = sirv(folder, { extensions: ['html'], brotli: true, gzip: true, etag: true });
  const server = createServer((request, response) => {
    serve(request, response, () => {
      response.writeHead(404).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

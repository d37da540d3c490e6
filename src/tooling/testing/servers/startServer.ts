import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';

/** A server for a test. */
export interface TestServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Starts a server on a free port of 127.0.0.1. */
export async function startServer(handle: RequestListener): Promise<TestServer> {
  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${String(address.port)}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      });
    },
  };
}

import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** Returns a local port that nothing is listening on at the moment. */
export function findFreePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHandler } from './createHandler';
import { createRateLimiter } from './createRateLimiter';
import { openFeedbackStore } from './openFeedbackStore';

/** `npx tsx deploy/feedback/server.ts`: starts the receiver. README.md lists its settings. */
function main(): void {
  const port = Number(process.env['PORT'] ?? 8787);
  const siteOrigin = process.env['SITE_ORIGIN'] ?? 'http://localhost:3000';
  const file = process.env['FEEDBACK_DB'] ?? 'feedback.sqlite';
  const handle = createHandler({
    store: openFeedbackStore(file),
    siteOrigin,
    isAllowed: createRateLimiter(Date.now),
    now: () => new Date(),
    isBehindProxy: process.env['BEHIND_PROXY'] === 'true',
  });
  const server = createServer((request, response) => void handle(request, response));
  server.listen(port, () => {
    const { port: actual } = server.address() as AddressInfo;
    console.log(
      `Accepting feedback from ${siteOrigin} at http://localhost:${String(actual)}/, stored in ${file}.`,
    );
  });
}

main();

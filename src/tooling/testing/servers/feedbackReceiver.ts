import { createHandler } from '../../../../deploy/feedback/createHandler';
import type { Feedback } from '../../../../deploy/feedback/validateFeedback';
import { startServer, type TestServer } from './startServer';

/** The example receiver, with an in-memory store. */
export interface FeedbackReceiver extends TestServer {
  readonly stored: Feedback[];
  /** Makes the receiver respond with 503, like a host that's down for maintenance. */
  setBroken: (isBroken: boolean) => void;
}

/** Starts the code of `deploy/feedback` itself, to prove that the form and the receiver agree. */
export async function startFeedbackReceiver(siteOrigin: string): Promise<FeedbackReceiver> {
  const stored: Feedback[] = [];
  let isBroken = false;
  const handle = createHandler({
    siteOrigin,
    isAllowed: () => true,
    now: () => new Date(),
    isBehindProxy: false,
    store: { add: (feedback) => stored.push(feedback) },
  });
  const server = await startServer((request, response) => {
    if (!isBroken || request.method === 'OPTIONS') void handle(request, response);
    else response.writeHead(503, { 'Access-Control-Allow-Origin': siteOrigin }).end();
  });
  return {
    ...server,
    stored,
    setBroken: (next) => {
      isBroken = next;
    },
  };
}

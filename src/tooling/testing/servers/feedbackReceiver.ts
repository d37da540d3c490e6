import { createHandler } from '../../../../deploy/feedback/createHandler';
import type { Feedback } from '../../../../deploy/feedback/validateFeedback';
import { startServer, type TestServer } from './startServer';

/** The example receiver with its store in memory. */
export interface FeedbackReceiver extends TestServer {
  readonly stored: Feedback[];
  /** Makes the receiver fail, as a host that is down for repair. */
  setBroken: (isBroken: boolean) => void;
}

/** Starts `deploy/feedback` itself, so that form and receiver are proved to agree. */
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

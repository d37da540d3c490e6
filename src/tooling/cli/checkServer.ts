import { toMessage } from '../../foundation/site/model/toMessage';
import type { CheckRequest, CheckResponse } from '../page-health/model/checkMessages';
import { createContentReport } from './contentReport';

const queue: CheckRequest[] = [];
let isBusy = false;

async function check(file: string): Promise<{ problems: readonly string[] } | { failure: string }> {
  try {
    const { messages } = await createContentReport([file]);
    return { problems: messages };
  } catch (error) {
    return { failure: toMessage(error) };
  }
}

/**
 * Handles the requests in the queue. The dev server starts this process and asks for one page
 * after another (`createChecker`), so that the type checker and the demos' packages stay loaded in
 * between. A page that was saved several times in the meantime is checked once.
 */
async function processQueue(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  for (let next = queue[0]; next !== undefined; next = queue[0]) {
    const { file } = next;
    const same = queue.filter((request) => request.file === file);
    queue.splice(0, queue.length, ...queue.filter((request) => request.file !== file));
    const result = await check(file);
    for (const { id } of same) process.send?.({ id, ...result } satisfies CheckResponse);
  }
  isBusy = false;
}

process.on('message', (request: CheckRequest) => {
  queue.push(request);
  void processQueue();
});
// The dev server has exited.
process.on('disconnect', () => {
  process.exit();
});

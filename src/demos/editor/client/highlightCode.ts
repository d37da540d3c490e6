import { createWorkerClient } from './createWorkerClient';
import type { HighlightRequest } from './highlightWorker';

/**
 * Highlights code in the same way as the build. Runs in a worker, because compiling the grammar's regular
 * expressions the first time takes a second on a slow phone. Resolves with `undefined` if it fails; the
 * code then keeps its current highlighting.
 */
export const highlightCode = createWorkerClient<Omit<HighlightRequest, 'id'>, string | undefined>(
  () => new Worker(new URL('./highlightWorker.ts', import.meta.url)),
  () => undefined,
);

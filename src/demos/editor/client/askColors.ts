import { createAsk } from './askWorker';
import type { ColorRequest } from './colorWorker';

/**
 * Colors code as the build has colored it. In a worker, since the first time takes the grammar's
 * expressions to be compiled, which is a second on a slow phone. `undefined` where that fails: the
 * code then keeps the colors that it has.
 */
export const askColors = createAsk<Omit<ColorRequest, 'id'>, string | undefined>(
  () => new Worker(new URL('./colorWorker.ts', import.meta.url)),
  () => undefined,
);

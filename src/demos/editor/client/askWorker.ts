/**
 * Makes a function that asks a worker and resolves with its answer. The worker starts with the
 * first question, is shared by all demos of the page, and starts anew when it has failed.
 *
 * @param onFailure the answer to what was asked of a worker that failed, from the error's message;
 *   `undefined` when the worker's script could not be had
 */
export function createAsk<Question extends object, Answer>(
  start: () => Worker,
  onFailure: (message: string | undefined) => Answer | Promise<Answer>,
): (question: Question) => Promise<Answer> {
  let worker: Worker | undefined;
  let lastId = 0;
  const waiting = new Map<number, (answer: Answer | Promise<Answer>) => void>();
  const startWorker = (): Worker => {
    const started = start();
    started.addEventListener(
      'message',
      ({ data }: MessageEvent<{ id: number; result: Answer }>) => {
        waiting.get(data.id)?.(data.result);
        waiting.delete(data.id);
      },
    );
    started.addEventListener('error', (event: Event) => {
      event.preventDefault();
      // An error in the worker's code has a message; a failed request is a plain event.
      const message = event instanceof ErrorEvent ? event.message : undefined;
      for (const resolve of waiting.values()) resolve(onFailure(message));
      waiting.clear();
      started.terminate();
      worker = undefined;
    });
    return started;
  };
  return (question) => {
    worker ??= startWorker();
    lastId += 1;
    const id = lastId;
    const target = worker;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      target.postMessage({ ...question, id });
    });
  };
}

/**
 * Returns a function that sends a request to a worker and resolves with its response. The worker starts with
 * the first request, is shared by all demos on the page, and is restarted after an error.
 *
 * @param onFailure returns the response to pending requests when the worker fails. Its argument is the
 *   error's message, or `undefined` when the worker's script couldn't be loaded.
 */
export function createWorkerClient<RequestData extends object, ResponseData>(
  start: () => Worker,
  onFailure: (message: string | undefined) => ResponseData | Promise<ResponseData>,
): (request: RequestData) => Promise<ResponseData> {
  let worker: Worker | undefined;
  let lastId = 0;
  const pending = new Map<number, (response: ResponseData | Promise<ResponseData>) => void>();
  const startWorker = (): Worker => {
    const started = start();
    started.addEventListener(
      'message',
      ({ data }: MessageEvent<{ id: number; result: ResponseData }>) => {
        pending.get(data.id)?.(data.result);
        pending.delete(data.id);
      },
    );
    started.addEventListener('error', (event: Event) => {
      event.preventDefault();
      // An error in the worker's code has a message; a failed request is a plain event.
      const message = event instanceof ErrorEvent ? event.message : undefined;
      for (const resolve of pending.values()) resolve(onFailure(message));
      pending.clear();
      started.terminate();
      worker = undefined;
    });
    return started;
  };
  return (request) => {
    worker ??= startWorker();
    lastId += 1;
    const id = lastId;
    const target = worker;
    return new Promise((resolve) => {
      pending.set(id, resolve);
      target.postMessage({ ...request, id });
    });
  };
}

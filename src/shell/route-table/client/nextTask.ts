/** Resolves in a new task, so that the page can respond to input in between. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    // Not a timer, because nested timers wait for at least 4 ms each.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

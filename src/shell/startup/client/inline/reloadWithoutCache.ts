/** The longest that a reload waits for new copies, in ms. */
const PATIENCE_MS = 5_000;

/**
 * Reloads the page after a start that failed. First every script and stylesheet of the page is
 * requested past all copies (`cache: 'reload'`), which replaces a wrong one in the browser's own
 * cache and in the service worker's (`src/reader/offline/client/worker/answer.ts`). Without a
 * connection the copies stay as they are.
 */
export function reloadWithoutCache(): void {
  let isDone = false;
  const reload = (): void => {
    if (!isDone) window.location.reload();
    isDone = true;
  };
  try {
    const files = window.performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${window.location.origin}/`))
      .filter((name) => /\/assets\/(?:js|css)\//.test(name));
    const copies = files.map((name) =>
      window.fetch(name, { cache: 'reload' }).then(
        (response) => response.blob(),
        () => undefined,
      ),
    );
    window.setTimeout(reload, PATIENCE_MS);
    void Promise.all(copies).then(reload, reload);
  } catch {
    reload();
  }
}

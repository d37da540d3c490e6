/** The longest that the reload waits for fresh files, in ms. */
const FETCH_TIMEOUT_MS = 5_000;

/**
 * Reloads the page after a failed start. Before that, it fetches every script and stylesheet of the
 * page with `cache: 'reload'`, which overwrites a broken copy in the HTTP cache and in the service
 * worker's (`src/reader/offline/client/worker/handlers.ts`). Without a connection, the cached copies
 * stay.
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
    const requests = files.map((name) =>
      window.fetch(name, { cache: 'reload' }).then(
        (response) => response.blob(),
        () => undefined,
      ),
    );
    window.setTimeout(reload, FETCH_TIMEOUT_MS);
    void Promise.all(requests).then(reload, reload);
  } catch {
    reload();
  }
}

let loading: Promise<typeof import('./SearchDialog')> | undefined;

/** Loads the dialog's code once. After a failure, the next call tries again. */
export function loadSearchDialog(): Promise<typeof import('./SearchDialog')> {
  loading ??= import('./SearchDialog').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads the code early, when the pointer or the focus is on a search button. */
export function prefetchSearch(): void {
  loadSearchDialog().catch(() => {
    // Opening the search tries again and handles a failure.
  });
}

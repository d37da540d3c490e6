/** Loads the dialog's code; the second call gets the first one's. A failure is tried again. */
let loading: Promise<typeof import('./SearchDialog')> | undefined;

export function loadSearchDialog(): Promise<typeof import('./SearchDialog')> {
  loading ??= import('./SearchDialog').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Loads the code ahead of a probable press: the pointer or the focus is on a search button. */
export function prefetchSearch(): void {
  loadSearchDialog().catch(() => {
    // The press itself tries again and tells the reader.
  });
}

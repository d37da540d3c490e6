/**
 * A storage for preferences. No method ever throws: a value that can't be saved lasts until the page
 * is unloaded (spec PREF-10).
 */
export interface PreferenceAdapter {
  /** Returns the saved string, or `undefined` when there is none or it can't be read. */
  read: (key: string) => string | undefined;
  write: (key: string, text: string) => void;
  /** Calls `onChange` when another tab changes the value. Returns a function that stops watching. */
  watch: (key: string, onChange: (text: string | undefined) => void) => () => void;
}

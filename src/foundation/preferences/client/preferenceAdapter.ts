/** Where preferences are kept. No method ever throws: what cannot be kept is lost with the page (spec PREF-10). */
export interface PreferenceAdapter {
  /** The saved text, or `undefined` when there is none or it cannot be read. */
  read: (key: string) => string | undefined;
  write: (key: string, text: string) => void;
  /** Calls back when another tab has changed the text; returns the function that stops watching. */
  watch: (key: string, onChange: (text: string | undefined) => void) => () => void;
}

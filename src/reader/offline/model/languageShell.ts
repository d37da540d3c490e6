/** The files that are cached for every reader of a language, visited or not. */
export interface LanguageShell {
  /** Base path of the language, with a slash at both ends. */
  readonly base: string;
  readonly files: readonly string[];
}

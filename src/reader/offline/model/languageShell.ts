/** What is kept for the readers of one language, visited or not. */
export interface LanguageShell {
  /** Begin of the language's addresses, with a slash at both ends. */
  readonly base: string;
  readonly files: readonly string[];
}
